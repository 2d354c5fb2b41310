/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/explore/: random scenarios, and a model of the JVM TI that judges their outcomes.
 * Scenarios made, run, judged by the model, and shrunk.
 */

/* A scenario: actors (threads of the target), environments, and operations one after another. It
 * is a text, which people can write:
 *
 *     environments 2
 *     actor A platform
 *     start A
 *     call A plain 3
 *     1 SuspendThread A
 *     2 GetStackTrace A
 *     1 GetThreadState A by A
 *
 * A line that begins with the number of an environment is a call of a function of the JVM TI, by the
 * main thread, which is in a native method all the time; or, with "by", by that actor. The others
 * tell an actor to do something. Each is complete before the next begins. "#" begins a comment.
 *
 *     1 in MethodEntry GetFrameCount A by A
 *
 * is a call that is made later: in the callback of the environment's next MethodEntry on A. If there is none
 * until an actor has done something, the call is not made.
 *
 * This module is part of the agent, too, and uses nothing of the runner. */
#ifndef ASSAY_EXPLORE_SCENARIO_H
#define ASSAY_EXPLORE_SCENARIO_H

#include <stdbool.h>
#include <stddef.h>

enum {
    ACTORS = 4,
    ENVIRONMENTS = 3,
    MONITORS = 3,
    OBJECTS = 6,
    ARRAYS = 4,
    ALL_OBJECTS = OBJECTS + ARRAYS,
    ARRAY_MAX = 9, /* elements */
    SCENARIO_MAX = 200,
    OPERATION_ARGUMENTS = 4,
    LINE_OF_OPERATION = 160,
    EVERYBODY = -1, /* as an actor: "all" */
    MAIN_THREAD = -1
};

/* The operations: how they are spelled, and their arguments, one letter each (scenario.c). */
#define JAVA_OPERATIONS(OP)                                                                        \
    OP(START, "start", "a")                                                                        \
    OP(END, "end", "a")                                                                            \
    OP(CALL, "call", "acn")                                                                        \
    OP(RETURN, "return", "a")                                                                      \
    OP(THROW, "throw", "an")                                                                       \
    OP(LOCK, "lock", "amn")                                                                        \
    OP(BLOCK, "block", "amn")                                                                      \
    OP(WAIT, "wait", "am")                                                                         \
    OP(NOTIFY, "notify", "am")                                                                     \
    OP(PARK, "park", "a")                                                                          \
    OP(UNPARK, "unpark", "a")                                                                      \
    OP(SLEEP, "sleep", "a")                                                                        \
    OP(CLEAR_INTERRUPT, "clear-interrupt", "a")                                                    \
    OP(SPIN, "spin", "an")                                                                         \
    OP(UNSPIN, "unspin", "a")                                                                      \
    OP(MARK, "mark", "a")                                                                          \
    OP(READ, "read", "af")                                                                         \
    OP(WRITE, "write", "afn")                                                                      \
    OP(LOAD, "load", "a")                                                                          \
    OP(LINK, "link", "oO")                                                                         \
    OP(UNLINK, "unlink", "o")                                                                      \
    OP(ARRAY, "array", "rTn")                                                                      \
    OP(PUT, "put", "rnn")

#define TI_OPERATIONS(OP)                                                                          \
    OP(GET_THREAD_STATE, "GetThreadState", "a")                                                    \
    OP(GET_THREAD_INFO, "GetThreadInfo", "a")                                                      \
    OP(GET_FRAME_COUNT, "GetFrameCount", "a")                                                      \
    OP(GET_STACK_TRACE, "GetStackTrace", "a")                                                      \
    OP(GET_FRAME_LOCATION, "GetFrameLocation", "an")                                               \
    OP(GET_LOCAL, "GetLocal", "ant")                                                               \
    OP(SET_LOCAL, "SetLocal", "antn")                                                              \
    OP(SUSPEND, "SuspendThread", "a")                                                              \
    OP(RESUME, "ResumeThread", "a")                                                                \
    OP(SUSPEND_LIST, "SuspendThreadList", "aa")                                                    \
    OP(RESUME_LIST, "ResumeThreadList", "aa")                                                      \
    OP(INTERRUPT, "InterruptThread", "a")                                                          \
    OP(SET_TAG, "SetTag", "On")                                                                    \
    OP(GET_TAG, "GetTag", "O")                                                                     \
    OP(GET_OBJECTS, "GetObjectsWithTags", "n")                                                     \
    OP(ITERATE_HEAP, "IterateThroughHeap", "")                                                     \
    OP(FOLLOW, "FollowReferences", "O")                                                            \
    OP(COLLECT, "ForceGarbageCollection", "")                                                      \
    OP(OWNED_MONITORS, "GetOwnedMonitorInfo", "a")                                                 \
    OP(OWNED_DEPTHS, "GetOwnedMonitorStackDepthInfo", "a")                                         \
    OP(CONTENDED, "GetCurrentContendedMonitor", "a")                                               \
    OP(MONITOR_USAGE, "GetObjectMonitorUsage", "m")                                                \
    OP(NOTIFY_FRAME_POP, "NotifyFramePop", "an")                                                   \
    OP(POP_FRAME, "PopFrame", "a")                                                                 \
    OP(FORCE_RETURN, "ForceEarlyReturnInt", "an")                                                  \
    OP(SET_BREAKPOINT, "SetBreakpoint", "")                                                        \
    OP(CLEAR_BREAKPOINT, "ClearBreakpoint", "")                                                    \
    OP(WATCH_ACCESS, "SetFieldAccessWatch", "f")                                                   \
    OP(UNWATCH_ACCESS, "ClearFieldAccessWatch", "f")                                               \
    OP(WATCH_MODIFICATION, "SetFieldModificationWatch", "f")                                       \
    OP(UNWATCH_MODIFICATION, "ClearFieldModificationWatch", "f")                                   \
    OP(SET_THREAD_STORAGE, "SetThreadLocalStorage", "an")                                          \
    OP(GET_THREAD_STORAGE, "GetThreadLocalStorage", "a")                                           \
    OP(SET_ENVIRONMENT_STORAGE, "SetEnvironmentLocalStorage", "n")                                 \
    OP(GET_ENVIRONMENT_STORAGE, "GetEnvironmentLocalStorage", "")                                  \
    OP(EVENT_MODE, "SetEventNotificationMode", "weA")                                              \
    OP(RETRANSFORM, "RetransformClasses", "C")                                                     \
    OP(REDEFINE, "RedefineClasses", "Cv")                                                          \
    OP(IS_OBSOLETE, "IsMethodObsolete", "an")                                                      \
    OP(LOADED_CLASSES, "GetLoadedClasses", "")                                                     \
    OP(GET_CAPABILITIES, "GetCapabilities", "p")                                                   \
    OP(RELINQUISH, "RelinquishCapabilities", "p")                                                  \
    OP(RAW_ENTER, "RawMonitorEnter", "")                                                           \
    OP(RAW_EXIT, "RawMonitorExit", "")                                                             \
    OP(RAW_WAIT, "RawMonitorWait", "")                                                             \
    OP(RAW_NOTIFY, "RawMonitorNotify", "")

enum operation_code {
#define CODE(NAME, WORD, ARGUMENTS) OP_##NAME,
    JAVA_OPERATIONS(CODE) TI_OPERATIONS(CODE)
#undef CODE
        OPERATION_CODES,
    OP_FIRST_TI = OP_GET_THREAD_STATE
};

enum call_kind { CALL_PLAIN, CALL_INTERFACE, CALL_REFLECTED, CALL_JNI, CALL_KINDS };
enum local_type { LOCAL_INT, LOCAL_LONG, LOCAL_FLOAT, LOCAL_DOUBLE, LOCAL_OBJECT, LOCAL_TYPES };
enum element_type {
    ELEMENT_BOOLEAN,
    ELEMENT_BYTE,
    ELEMENT_CHAR,
    ELEMENT_SHORT,
    ELEMENT_INT,
    ELEMENT_LONG,
    ELEMENT_FLOAT,
    ELEMENT_DOUBLE,
    ELEMENT_OBJECT,
    ELEMENT_TYPES
};
enum field { FIELD_STATIC, FIELD_INSTANCE, FIELDS };
enum class_name { CLASS_TARGET, CLASS_FRAMES, CLASSES };
enum { VERSIONS = 3 }; /* of the bytes of a class */
enum explored_event {
    EVENT_METHOD_ENTRY,
    EVENT_METHOD_EXIT,
    EVENT_BREAKPOINT,
    EVENT_FIELD_ACCESS,
    EVENT_FIELD_MODIFICATION,
    EVENT_FRAME_POP,
    EVENT_MONITOR_WAIT,
    EVENT_MONITOR_WAITED,
    EVENT_CONTENDED_ENTER,
    EVENT_CONTENDED_ENTERED,
    EVENT_CLASS_PREPARE,
    EVENT_THREAD_START,
    EVENT_THREAD_END,
    EVENT_VIRTUAL_START,
    EVENT_VIRTUAL_END,
    EVENT_EXCEPTION,
    EVENTS
};
enum explored_capability {
    CAP_TAG,
    CAP_OWNED,
    CAP_OWNED_DEPTH,
    CAP_CONTENDED,
    CAP_USAGE,
    CAP_SIGNAL,
    CAPS
};

struct scenario_operation {
    enum operation_code code;
    int environment; /* from 0; of calls of the JVM TI */
    int by;          /* the actor that calls, or MAIN_THREAD */
    int inside;      /* 0, or 1 + the event in whose callback it calls */
    int arguments[OPERATION_ARGUMENTS];
};

struct scenario {
    int environments;
    int actors;
    bool is_virtual[ACTORS];
    size_t count;
    struct scenario_operation operations[SCENARIO_MAX];
};

/* Reads a scenario. Returns 0, or the number of the first line that is none, with what is wrong in
 * *problem (static). */
int scenario_read(struct scenario *scenario, const char *text, const char **problem);

/* Reads one operation of a scenario with so many environments and actors; NULL, or what is wrong. */
const char *operation_read(struct scenario_operation *operation, const char *line, int environments,
                           int actors);

/* The operation as a line without its end; `line` has LINE_OF_OPERATION bytes. */
void operation_write(const struct scenario_operation *operation, char *line);

bool operation_is_ti(const struct scenario_operation *operation);
const char *operation_word(enum operation_code code);
const char *operation_arguments(enum operation_code code);

/* How many words an argument of that letter has ('e': events), or how great a number is. */
int argument_range(char letter);

/* The word of a value: ('e', 0) is "MethodEntry". */
const char *argument_word(char letter, int value);

#endif
