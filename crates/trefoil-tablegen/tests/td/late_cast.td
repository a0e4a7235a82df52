class Base { int v = 1; }
class Ref<string n> { Base r = !cast<Base>(n); }

class Named<string n> { string other = n; }
def later : Base { let v = 4; }
def r : Ref<"later"> {  }
def self : Base { Base me = self; }
def p : Named<!cast<string>(later)>;
