// `typename` stays where it was written: without it, what is printed would be refused.
// RUN: %trefoil rewrite %s -HV 2021 | %filecheck %s --match-full-lines --strict-whitespace
template<typename T> struct Box { using type = T; T v; };
template<typename T, typename U = typename Box<T>::type> U get(Box<T> b) { return (typename Box<T>::type)b.v; }
template<typename T> struct Holder { typename Box<T>::type held; };
[numthreads(1, 1, 1)] void main() {
  Box<float> box;
  typename Box<float>::type value = get(box);
  Box<int>::type other = 1;
}
//      CHECK:template <typename T, typename U = typename Box<T>::type> U get(Box<T> b) {
// CHECK-NEXT:  return (typename Box<T>::type)b.v;
//      CHECK:template <typename T> struct Holder {
// CHECK-NEXT:  typename Box<T>::type held;
//      CHECK:  typename Box<float>::type value = get(box);
// CHECK-NEXT:  Box<int>::type other = 1;
