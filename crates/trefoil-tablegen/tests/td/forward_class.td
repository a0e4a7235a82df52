class Later;
class User<Later l> { Later L = l; }
class Later { int v = 1; }
def l : Later;
def u : User<l> { int w = L.v; }
