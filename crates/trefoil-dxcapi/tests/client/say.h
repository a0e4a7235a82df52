// What the parts of the client share: the library under test, and lines that say what it answered.
//
// A line is `section.what: value`. Lines of two libraries must be equal, but for those that begin with `~`, which are there
// to be read.
#pragma once

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "dxcapi.h"

// Objects of the library under test.
extern DxcCreateInstanceProc create;
extern DxcCreateInstance2Proc create2;
// What the section that runs alone is given: files.
extern std::vector<std::string> files;

// The section that lines are in.
void section(const char *name);
// One line.
void say(const char *what, const char *format, ...) __attribute__((format(printf, 2, 3)));
// One line that is not compared.
void note(const char *what, const char *format, ...) __attribute__((format(printf, 2, 3)));
// A result code.
void code(const char *what, HRESULT value);
// Which kind of blob this is, its encoding, and whether a null ends it; its size too where `sized`.
// Whether the null counts says too whether there is text, and is left out where that may differ.
void blob(const char *what, IUnknown *object, bool sized = false, bool counted = true);
// The text of a blob: UTF-8 or wide.
std::string text(IUnknown *object);
// The bytes of a file.
std::string contents(const std::string &file);
// Where each line of messages says that it is: `file:line:column: severity`.
void places(const char *what, const std::string &messages);
// How many references there are, by adding one and giving it back.
unsigned long references(IUnknown *object);

// An object that goes with its scope.
template <class T> struct Held {
  T *p = nullptr;
  Held() {}
  explicit Held(T *p) : p(p) {}
  Held(const Held &) = delete;
  Held &operator=(const Held &) = delete;
  ~Held() { reset(); }
  void reset() {
    if (p)
      p->Release();
    p = nullptr;
  }
  T **operator&() {
    reset();
    return &p;
  }
  T *operator->() const { return p; }
  operator T *() const { return p; }
  explicit operator bool() const { return p != nullptr; }
};

template <class T> HRESULT make(REFCLSID id, Held<T> &out) { return create(id, __uuidof(T), (void **)&out); }
template <class T> HRESULT as(IUnknown *object, Held<T> &out) { return object->QueryInterface(__uuidof(T), (void **)&out); }

// The parts.
void check_classes();
void check_blobs();
void check_utils();
void check_compile();
void check_commands();
void check_options();
void check_optimizer();
void check_rewrite();
void check_older();
void check_containers();
void check_assemble();
void check_link();
void check_reflect();
void check_pdb();
void check_calls();
void check_bad();
void check_malloc();
