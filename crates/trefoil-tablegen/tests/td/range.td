def a { list<int> a = !range(4); list<int> b = !range(2, 6); list<int> c = !range(10, 0, -3); list<int> d = !range([7, 8, 9]);
  list<int> e = !range(3, 3); list<int> f = !range(0, 10, 4); list<int> g = !range(5, 1); }
