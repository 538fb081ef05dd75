const = 1;
