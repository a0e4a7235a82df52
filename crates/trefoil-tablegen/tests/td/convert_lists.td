class A<list<bit> l> { list<bit> L = l; } class B<list<int> l> { list<int> L = l; }
def a : A<[1, 0]>; def b : B<[1, 0b1]>; def c { list<bits<4>> w = [1, 2]; list<list<int>> d = [[1], []]; }
