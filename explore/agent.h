/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The agent of `assay explore`. It carries a scenario out, and says the answers and the events; it
 * judges nothing. Its option is the path of a file with the lines
 *
 *     environments 2 / actor A platform    as in a scenario
 *     patience 10                          seconds to wait for an actor, and a fifth of it for events
 *     do LINE                              an operation
 *     await A idle                         what to wait for, after it
 *     events 3                             and so many lines of the operation
 *     first NONE                           after another answer than this, the scenario ends
 *
 * Its transcript has lines "3 TEXT" for the operation 3 (from 1): answers, "3 = NONE ..."; events,
 * "3 1 MethodEntry A plain" with the environment before the event; answers in callbacks, "3 1 in MethodEntry
 * GetFrameCount A by A = NONE ..."; what actors say; and "3 stuck A" for an actor that does not reach what is
 * awaited. "end" is the last line.
 *
 * outlet.c connects it with the runner; in an exported scenario alone/judge.c takes the place of both.
 */
#ifndef ASSAY_EXPLORE_AGENT_H
#define ASSAY_EXPLORE_AGENT_H

#include <jvmti.h>

#include "assay.h"
#include "explore/scenario.h"

struct target {
    jclass interpreter;
    jclass frames;
    jclass target;
    jclass loaded;
    jobject objects[ALL_OBJECTS]; /* the arrays behind the others; null until they are made */
    jobject monitors[MONITORS];
    jobject threads[ACTORS];
    jmethodID mark;
    jfieldID fields[FIELDS];
    jvmtiClassDefinition versions[CLASSES][VERSIONS];
};

extern jvmtiEnv *environments[ENVIRONMENTS];
extern struct scenario plan; /* its operations are done as they are read */
extern struct target target;

/* Says a line of the current operation. */
__attribute__((format(printf, 1, 2))) void tell(const char *format, ...);

/* Which of the objects that is, from 0; or -1. */
int index_of(JNIEnv *jni, const jobject *objects, int count, jobject object);

/* The actor that the thread is, or -1. */
int actor_of(JNIEnv *jni, jthread thread);

/* Calls a static method of the class Interpreter with the two arguments, of which it may take the first
 * alone. Ends the process when that throws. Returns the int or boolean, or 0. */
int call_main(JNIEnv *jni, const char *name, const char *signature, int first, int second);

/* Makes the array of the class Interpreter one of the objects. */
void take_array(JNIEnv *jni, int number);

/* The operations to carry out, allocated; or NULL if there are none. `option` is that of the agent. */
char *read_program(const char *option);

/* Ends the process. `status` is 0, or ASSAY_EXIT_BROKEN if the scenario could not be carried out to its
 * end. */
__attribute__((noreturn)) void leave(int status);

/* Gives the class Actor its native methods. Returns whether that could be done. */
bool register_actor(JNIEnv *jni);

/* Does the operations of the program, which it takes apart, and ends the process. `seconds_to_wait` is
 * how long an actor may take. */
void carry_out(JNIEnv *jni, char *program, double seconds_to_wait);

/* Calls the function and says what it answers. Returns whether that was `first` (or NULL). */
bool call_function(JNIEnv *jni, const struct scenario_operation *operation, const char *first);

/* The same in a callback. */
void call_in_callback(JNIEnv *jni, const struct scenario_operation *operation);

/* Keeps a call for the callback of its event; and drops those that were not made. */
void attach(const struct scenario_operation *operation);
void detach_all(void);

/* Takes the first call that is kept for such an event. Returns whether there is one. */
bool take_attached(struct scenario_operation *call, int environment, enum explored_event event,
                   int actor);

/* Gives the environment a callback for each event of scenarios. */
void set_callbacks(jvmtiEnv *env);
jvmtiEvent event_of(enum explored_event event);

/* The constant without its prefix: "NONE". */
const char *error_word(jvmtiError error);

/* The name of a method of the target's classes, in `name`; false for other methods. *reported is whether
 * events in it are said: those of the class Frames and of `mark` are. */
bool own_method(jvmtiEnv *env, JNIEnv *jni, jmethodID method, char *name, size_t size,
                bool *reported);

#endif
