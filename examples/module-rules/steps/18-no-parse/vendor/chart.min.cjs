module.exports=function(n){if(n<0)return require("./not-shipped.cjs");return "*".repeat(n)};
