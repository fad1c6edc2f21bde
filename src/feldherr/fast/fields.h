/* Fields of structs and named tuples, and names of modules, read where they lie; kinds of structs told at once.

   mypyc asks by its name for every attribute of what it has not compiled, and for every name that was imported. The
   interpreter remembers at each place of a program where it found what is read there, and so do we: as long as the class
   or the module is the one that was seen, and unchanged, it is one comparison and one step.
   Included before everything else that is compiled. */

#if defined(__GNUC__) && __has_include(<CPy.h>) /* not in the small files that only name a module */
#include <Python.h>
#include <structmember.h>
#include <CPy.h>

#if !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030E0000
#define NAMES_HAVE_VERSIONS (PY_VERSION_HEX < 0x030C0000) /* all names of a module have one, which every change changes */
enum { UNKNOWN, FIELD, ITEM, OF_MODULE };
typedef struct {
    PyObject *name;       /* `getattr` asks for several at one place; kept, so that no other has its address */
    unsigned int version; /* of the class */
    int kind;
    Py_ssize_t place; /* of a field in bytes from the beginning, of an item its number */
#if NAMES_HAVE_VERSIONS
    PyObject *module; /* borrowed, like the value: the version is that of no other module */
    uint64_t names;
    PyObject *value;
#endif
} FieldSeen;

/* The number of the item that a field of a named tuple is; -1: it is something else. */
static __attribute__((noinline, unused)) Py_ssize_t item_named(PyObject *field) {
    Py_ssize_t place = -1;
    if (strcmp(Py_TYPE(field)->tp_name, "_collections._tuplegetter") == 0) {
        PyObject *made = PyObject_CallMethod(field, "__reduce__", NULL); /* (type, (number, docstring)) */
        if (made != NULL && PyTuple_Check(made) && PyTuple_GET_SIZE(made) == 2) {
            PyObject *words = PyTuple_GET_ITEM(made, 1);
            if (PyTuple_Check(words) && PyTuple_GET_SIZE(words) == 2) {
                place = PyLong_AsSsize_t(PyTuple_GET_ITEM(words, 0));
            }
        }
        Py_XDECREF(made);
        PyErr_Clear();
    }
    return place;
}

#if NAMES_HAVE_VERSIONS
/* `module.name`: remembered as long as nothing in the module changes; whether it can be. */
static __attribute__((noinline, unused)) int module_seen(PyObject *of, PyObject *name, FieldSeen *seen) {
    PyObject *names = PyModule_GetDict(of); /* borrowed */
    PyObject *value = _PyType_Lookup(Py_TYPE(of), name) == NULL ? PyDict_GetItemWithError(names, name) : NULL;
    if (value == NULL) {
        PyErr_Clear();
        return 0;
    }
    seen->kind = Py_TYPE(of)->tp_version_tag ? OF_MODULE : UNKNOWN;
    seen->module = of;
    seen->value = value;
    seen->names = ((PyDictObject *)names)->ma_version_tag;
    seen->version = Py_TYPE(of)->tp_version_tag;
    return 1;
}
#endif

/* Whether a field of the class is read before anything else is asked; `__getattr__` only comes after it. */
static __attribute__((noinline, unused)) int read_first(PyTypeObject *type) {
    static PyObject *word;
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        return 1;
    }
    if (word == NULL && (word = PyUnicode_InternFromString("__getattribute__")) == NULL) {
        PyErr_Clear();
        return 0;
    }
    return PyType_HasFeature(type, Py_TPFLAGS_HEAPTYPE) && !PyType_IsSubtype(type, &PyModule_Type) &&
           _PyType_Lookup(type, word) == _PyType_Lookup(&PyBaseObject_Type, word);
}

/* What only `__getattr__` can tell, as a question tells what it is about: nothing of that name is in the class, and its
   things have no names of their own. To look for it first, as Python does, would raise an error for each. */
static __attribute__((noinline, unused)) PyObject *told_by_class(PyTypeObject *type) {
    static PyObject *word;
    if (type->tp_dictoffset != 0 || type->tp_getattro == PyObject_GenericGetAttr ||
        (word == NULL && (word = PyUnicode_InternFromString("__getattr__")) == NULL)) {
        PyErr_Clear();
        return NULL;
    }
    return _PyType_Lookup(type, word); /* borrowed */
}

/* Ask by name, and remember where it was found if it is a plain field. */
static __attribute__((noinline, unused)) PyObject *field_sought(PyObject *of, PyObject *name, FieldSeen *seen) {
    PyTypeObject *type = Py_TYPE(of);
    Py_INCREF(name);
    Py_XSETREF(seen->name, name);
    seen->kind = UNKNOWN;
    if (read_first(type)) {
        PyObject *found = _PyType_Lookup(type, name); /* borrowed */
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && PyType_IsSubtype(type, PyDescr_TYPE(found))) {
                seen->kind = type->tp_version_tag ? FIELD : UNKNOWN; /* without a version nothing is known of it */
                seen->place = member->offset;
                seen->version = type->tp_version_tag;
            }
        } else if (found != NULL && PyTuple_Check(of)) {
            Py_ssize_t place = item_named(found);
            if (place >= 0 && place < PyTuple_GET_SIZE(of)) {
                seen->kind = type->tp_version_tag ? ITEM : UNKNOWN;
                seen->place = place;
                seen->version = type->tp_version_tag;
            }
        } else if (found == NULL && (found = told_by_class(type)) != NULL && PyFunction_Check(found)) {
            PyObject *said[] = {of, name};
            return PyObject_Vectorcall(found, said, 2, NULL);
        }
    }
#if NAMES_HAVE_VERSIONS
    else if (PyModule_CheckExact(of) && module_seen(of, name, seen)) {
        Py_INCREF(seen->value);
        return seen->value;
    }
#endif
    return PyObject_GetAttr(of, name);
}

/* What is no field of a struct, or not the one that was seen. In a function of its own: there are thousands of places
   that read something, and what stands at each of them takes memory. */
static __attribute__((noinline, unused)) PyObject *other_read(PyObject *of, PyObject *name, FieldSeen *seen) {
    if (seen->name == name && Py_TYPE(of)->tp_version_tag == seen->version) {
        PyObject *value = NULL;
#if NAMES_HAVE_VERSIONS
        if (seen->kind == OF_MODULE && seen->module == of &&
            ((PyDictObject *)PyModule_GetDict(of))->ma_version_tag == seen->names) {
            value = seen->value;
        }
#endif
        if (seen->kind == ITEM && seen->place < PyTuple_GET_SIZE(of)) {
            value = PyTuple_GET_ITEM(of, seen->place);
        }
        if (likely(value != NULL)) {
            Py_INCREF(value);
            return value;
        }
    }
    return field_sought(of, name, seen);
}

static inline __attribute__((unused)) PyObject *field_read(PyObject *of, PyObject *name, FieldSeen *seen) {
    if (likely(seen->kind == FIELD && Py_TYPE(of)->tp_version_tag == seen->version && seen->name == name)) {
        PyObject *value = *(PyObject **)((char *)of + seen->place);
        if (likely(value != NULL)) {
            Py_INCREF(value);
            return value;
        }
    }
    return other_read(of, name, seen);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(of, name) ({ static FieldSeen seen; field_read((of), (name), &seen); })

/* `isinstance` of a struct: the class of structs has a class of its own, so Python first looks whether that one has
   another opinion. While it is unchanged and has none, only the bases count. */
static __attribute__((noinline, unused)) int is_of_kind(PyObject *of, PyObject *kind, unsigned int *seen) {
    PyTypeObject *maker = Py_TYPE(kind);
    if (Py_TYPE(Py_TYPE(of)) == maker && maker != &PyType_Type && PyType_IsSubtype(maker, &PyType_Type)) {
        if (unlikely(*seen == 0 || *seen != maker->tp_version_tag)) {
            static PyObject *word;
            if (word == NULL && (word = PyUnicode_InternFromString("__instancecheck__")) == NULL) {
                return -1;
            }
            if (_PyType_Lookup(maker, word) != _PyType_Lookup(&PyType_Type, word)) {
                return PyObject_IsInstance(of, kind);
            }
            *seen = maker->tp_version_tag;
        }
        return Py_TYPE(of) == (PyTypeObject *)kind || PyType_IsSubtype(Py_TYPE(of), (PyTypeObject *)kind);
    }
    return PyObject_IsInstance(of, kind);
}
#define PyObject_IsInstance(of, kind) ({ static unsigned int made_by; is_of_kind((of), (kind), &made_by); })
#endif

/* Runners leave a procedure by an exception that is none (`Waiting`, `Stop`): nobody reads by which lines it came, and to
   note each would make an object of code and a frame for every function it leaves. Whatever else is raised is traced. */
static __attribute__((unused)) int is_signal(void) {
    PyObject *kind = PyErr_Occurred();
    return kind != NULL && PyType_HasFeature((PyTypeObject *)kind, Py_TPFLAGS_HEAPTYPE) &&
           !PyType_IsSubtype((PyTypeObject *)kind, (PyTypeObject *)PyExc_Exception);
}
static __attribute__((noinline, cold, unused)) void traced(
    const char *file, const char *function, int line, PyObject *names
) {
    if (!is_signal()) {
        CPy_AddTraceback(file, function, line, names);
    }
}
#define TRACED traced

/* A name of a module: all its names have one version, which no change leaves as it is; Python 3.12 gave that up. */
#if !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030C0000
typedef struct {
    uint64_t version;
    PyObject *value; /* borrowed: the module has it as long as the version is the same */
} NameSeen;

static inline __attribute__((unused)) PyObject *name_read(PyObject *names, PyObject *name, NameSeen *seen) {
    if (likely(seen->value != NULL && ((PyDictObject *)names)->ma_version_tag == seen->version)) {
        Py_INCREF(seen->value);
        return seen->value;
    }
    seen->value = CPyDict_GetItem(names, name);
    seen->version = ((PyDictObject *)names)->ma_version_tag;
    return seen->value;
}

#define NAME_OF_MODULE(names, name) ({ static NameSeen seen; name_read((names), (name), &seen); })
#endif
#endif
#ifndef TRACED
#define TRACED CPy_AddTraceback
#endif
#ifndef NAME_OF_MODULE
#define NAME_OF_MODULE(names, name) CPyDict_GetItem((names), (name))
#endif
