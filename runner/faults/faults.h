/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/faults/: the library of faults of `assay audit`.
 * It is loaded before an agent and is no part of the runner, which shares fault.h with it.
 */

/*
 * The inside of the library of faults. Every call of a JVM TI function, and every call of an
 * event's or heap walk's callback, passes through it with its arguments as an array of
 * words; a fault looks at them, changes them, and passes the call on or not.
 */
#ifndef ASSAY_FAULTS_FAULTS_H
#define ASSAY_FAULTS_FAULTS_H

#include <stdbool.h>
#include <string.h>

#include <jvmti.h>

#include "faults/fault.h"

/* One argument. */
union word {
    void *p;
    jint i;
    jlong j;
    jfloat f;
    jdouble d;
    jboolean z;
    char c;
    jvalue v;
};

/* Types as far as values of them are falsified differently. */
enum type {
    T_NONE, /* never falsified */
    T_INT,
    T_LONG,
    T_FLOAT,
    T_DOUBLE,
    T_BOOLEAN,
    T_CHAR,
    T_VALUE,
    T_ERROR,
    T_OBJECT,
    T_THREAD,
    T_GROUP,
    T_CLASS,
    T_METHOD,
    T_FIELD,
    T_MONITOR,
    T_STRING,
    T_BYTE,
    T_POINTER,
    T_CAPABILITIES,
    T_STRUCT
};

/* Ways to falsify a value. */
enum falsification {
    PLUS_ONE,
    MINUS_ONE,
    INVERTED,
    NULLED,
    OTHER,   /* another one of its type */
    CUT,     /* a string or bytes, by the last character */
    CHANGED, /* a string or bytes, in one character */
    CLEARED,
    LOST, /* what is written through the pointer is lost */
    FIRST_DROPPED,
    LAST_DROPPED,
    DUPLICATED,
    REVERSED
};

enum direction { IN, OUT, OUT_ARRAY, ALLOCATED };

struct member {
    const char *name;
    enum type type;
    size_t offset;
    /* Of the pointer in the outer structure through which it is reached, and of the count
     * that says whether there is something behind the pointer; or -1. */
    ptrdiff_t through;
    ptrdiff_t guard;
};

struct layout {
    const char *name;
    size_t size;
    const struct member *members;
    size_t count;
};

struct parameter {
    const char *name;
    enum direction direction;
    enum type type; /* of the value itself: of what is pointed to for all but IN */
    size_t size;    /* of a value */
    int count;      /* index of the parameter with the number of elements; or -1 */
    int layout;     /* index of the structure's members; or -1 */
};

struct function {
    const char *name;
    int slot;
    const struct parameter *parameters;
    size_t count;
    const jint *optional; /* errors that the JVM need not detect, up to a 0 */
    jvmtiError (*forward)(void *real, jvmtiEnv *env, const union word *a);
    void *wrapper;
};

/* An event, or a callback of a heap walk. */
struct point {
    const char *name;
    int number; /* of the event; 0 for other callbacks */
    const struct parameter *parameters;
    size_t count;
    jint (*invoke)(void *function, const union word *a);
    void *trampoline;
};

enum { EVENT_FIRST = 50, EVENTS = 48, SLOTS = 156 };

struct environment {
    jvmtiEnv *env;
    void *const *real; /* the JVM's own table */
    void *table[SLOTS];
    bool disposed;
    void *callbacks[EVENTS]; /* the agent's, by event - EVENT_FIRST */
};

struct call {
    struct environment *environment;
    jvmtiEnv *env; /* as the agent gave it */
    const struct function *function;
    union word *a;
};

struct delivery {
    struct environment *environment; /* NULL for callbacks of heap walks */
    const struct point *point;
    void *function; /* the agent's */
    union word *a;
};

/* All functions, or all points. */
#define FAULT_ALL "*"

/* What a systematic fault is about. */
struct detail {
    int parameter;
    int member; /* of the structure, or -1 */
    enum falsification change;
    jint from, to; /* errors */
    int event;
    int capability;
};

struct fault {
    struct fault_entry entry;
    const char *functions; /* that it falsifies, joined by commas; FAULT_ALL; or NULL */
    const char *points;    /* events and callbacks likewise */
    jvmtiError (*call)(struct call *call);
    jint (*deliver)(struct delivery *delivery);
    void (*created)(struct environment *environment); /* a new environment; or NULL */
    struct detail detail;
};

/* The one in force; NULL in a trace. */
extern const struct fault *the_fault;

/* Passes the call on to the JVM. */
jvmtiError pass(struct call *call);

/* Calls the agent's function. */
jint deliver(struct delivery *delivery);

/* Notes that something was falsified. Returns true. */
bool falsified(void);

/* A function of the environment's real table, called without any fault. */
#define REAL(ENVIRONMENT, FUNCTION, ...)                                                           \
    ((*(const struct jvmtiInterface_1_ *)(ENVIRONMENT)->real)                                      \
         .FUNCTION((ENVIRONMENT)->env, ##__VA_ARGS__))

/* The JNI environment of the calling thread; NULL when it has none, or an exception is
 * pending. Not to be used where JNI is forbidden. */
JNIEnv *jni_here(void);

struct environment *environment_of(jvmtiEnv *env);

/* Another environment with a callback for the event; NULL when there is none. */
struct environment *other_listener(const struct environment *environment, int event);

/* An environment of nobody else. */
extern jvmtiEnv *the_spare;

/* All environments: stores up to `room` of them, returns how many. */
size_t all_environments(struct environment **found, size_t room);

/* Whether a class is the application's, as far as can be known. */
bool is_application_class(struct environment *environment, jclass klass);

/* Falsifies the value in place; false when it cannot be, or would stay the same. */
bool falsify(struct environment *environment, enum type type, size_t size, void *value,
             enum falsification change);

/* Falsifies a member of the structure, or the value itself for a negative member. */
bool falsify_member(struct environment *environment, const struct parameter *parameter, void *value,
                    int member, enum falsification change);

/* How many elements an array of the call has: the one that a parameter points to. */
jint element_count(const struct call *call, size_t parameter);

void trace_word(const char *word);
void trace_call(const struct call *call, jvmtiError error);
void trace_delivery(const struct delivery *delivery);
void trace_environments(size_t count);
void trace_callback_set(int event);

/* Faults in the machine code of the JVM (branches.c). */
bool is_about_branches(const char *fault);

/* Prepares the JVM's machine code for such a fault, or for the trace of all. The outcome is
 * written to the file `report`, also when the JVM does not end by itself. Returns false after
 * a message. */
bool branches_begin(JavaVM *vm, const char *fault, const char *report);

/* Begins to record the kinds of threads (threads.c). Returns what is to act as the fault, and changes
 * nothing; NULL if there is no environment. */
const struct fault *threads_begin(JavaVM *vm);

/* The tables that the build makes of spec/. */
extern const struct function faults_functions[];
extern const size_t faults_function_count;
extern const struct point faults_points[];
extern const size_t faults_point_count;
extern const struct layout faults_layouts[];
extern const struct fault faults_systematic[];
extern const size_t faults_systematic_count;

/* Called by the wrappers of the tables. */
jvmtiError faults_call(jvmtiEnv *env, size_t function, union word *a);
void faults_event(size_t point, union word *a);

/* The callbacks of a heap walk under way: passed as its user data. */
struct walk {
    void *user_data;
    void *functions[16]; /* by index of the point, from the first heap callback on */
};
enum { WALK_CALLBACKS = 9 };
extern const size_t faults_first_heap_point;
jint faults_heap(size_t point, const struct walk *walk, union word *a);

/* Handlers of the systematic faults. */
jvmtiError systematic_nothing(struct call *call);
jvmtiError systematic_fails(struct call *call);
jvmtiError systematic_error(struct call *call);
jvmtiError systematic_in(struct call *call);
jvmtiError systematic_out(struct call *call);
jvmtiError systematic_array(struct call *call);
jint systematic_never(struct delivery *delivery);
jint systematic_twice(struct delivery *delivery);
jint systematic_second_lost(struct delivery *delivery);
jint systematic_elsewhere(struct delivery *delivery);
jint systematic_everywhere(struct delivery *delivery);
jint systematic_argument(struct delivery *delivery);
jint systematic_result(struct delivery *delivery);
jvmtiError systematic_unasked(struct call *call);
jvmtiError systematic_disable_ignored(struct call *call);
jvmtiError systematic_filter_ignored(struct call *call);
jvmtiError systematic_not_required(struct call *call);
jvmtiError systematic_not_granted(struct call *call);
jvmtiError systematic_unseen(struct call *call);
jvmtiError systematic_shown(struct call *call);
jvmtiError systematic_granted_too(struct call *call);
void systematic_granted_at_once(struct environment *environment);
jvmtiError systematic_lost(struct call *call);
jvmtiError systematic_kept(struct call *call);
jvmtiError systematic_shared(struct call *call);

#endif
