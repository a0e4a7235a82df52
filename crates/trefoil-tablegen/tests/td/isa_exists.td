class A; class B : A; class C;
def b : B; def c : C;
class T<A x> { int isb = !isa<B>(x); int isa = !isa<A>(x); }
def t : T<b>;
def u { int i = !isa<int>(4); int s = !isa<string>(4); int e = !exists<A>("b"); int n = !exists<C>("b"); int no = !exists<A>("nothing"); int l = !isa<list<int>>([1]); int cc = !isa<A>(c); }
