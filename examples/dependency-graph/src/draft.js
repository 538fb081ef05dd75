const unfinished = (
