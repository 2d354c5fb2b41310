/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the specification lets a JVM answer to each operation of a scenario, and which events follow.
 * Where it leaves a choice, all answers of the choice are allowed. The model is small enough to be
 * copied: whether an operation makes sense now is found out on a copy.
 */
#ifndef ASSAY_EXPLORE_MODEL_H
#define ASSAY_EXPLORE_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "explore/scenario.h"

enum {
    FRAMES_MAX = 32,
    ANSWERS_MAX = 8,
    EVENTS_MAX = 224,
    ANSWER_TEXT = 600,
    EVENT_TEXT = 480,
    ATTACHED_MAX = 4,
    NOBODY = -1
};

/* What of a JVM the model depends on. */
struct model_vm {
    int spec; /* the release of the specification */
    bool pops_frames;
    bool forces_returns;
};

enum model_frame_kind {
    FRAME_RUN,
    FRAME_NEXT, /* the native method in which an actor waits for what to do */
    FRAME_PERFORM,
    FRAME_PLAIN,
    FRAME_VIA,
    FRAME_REFLECTED,
    FRAME_BRIDGE, /* a native method that calls `jni` */
    FRAME_JNI,
    FRAME_LOCKED,
    FRAME_SPIN,
    FRAME_MARK,
    FRAME_LOAD,
    FRAME_KINDS
};

struct model_frame {
    enum model_frame_kind kind;
    int monitor;     /* that FRAME_LOCKED has entered */
    int version;     /* of its class */
    bool equivalent; /* to a newer version that has replaced it */
    bool obsolete;
    int locals[LOCAL_TYPES]; /* numbers, of which each type has a value */
    bool requested[ENVIRONMENTS];
};

enum activity {
    ACTIVITY_NEW,
    ACTIVITY_IDLE, /* in `next` */
    ACTIVITY_PARKED,
    ACTIVITY_SLEEPING,
    ACTIVITY_WAITING,
    ACTIVITY_NOTIFIED, /* has to enter the monitor again */
    ACTIVITY_BLOCKED,
    ACTIVITY_SPINNING,
    ACTIVITY_CALLBACK, /* while the function of an attached call is judged */
    ACTIVITY_ENDED
};

enum pending { PENDING_NOTHING, PENDING_POP, PENDING_RETURN };

struct actor {
    bool is_virtual;
    enum activity activity;
    bool suspended;
    bool noted;         /* events have been enabled for it, as HotSpot keeps that */
    bool has_no_record; /* virtual, and HotSpot makes the record of it with its first event */
    bool interrupted;
    bool was_in_callback; /* of the event before it blocked or waited, which it may still be in */
    enum pending pending; /* until it is resumed, its stack is undefined */
    int forced;
    int monitor; /* waited for, or contended */
    int entries; /* of it, before the wait */
    int depth;
    struct model_frame frames[FRAMES_MAX]; /* the oldest first */
};

struct model_environment {
    bool relinquished[CAPS];
    bool everywhere[EVENTS];
    bool in_thread[EVENTS][ACTORS];
    bool watches_access[FIELDS];
    bool watches_modification[FIELDS];
    bool has_breakpoint;
    int storage; /* 0 is null */
    int thread_storage[ACTORS];
    int tags[ALL_OBJECTS];
    int raw_owner; /* an actor, MAIN_THREAD, or RAW_FREE */
    int raw_entries;
};

enum { RAW_FREE = -2, NO_CLASS = -1 };

struct model_array {
    bool exists;
    enum element_type type;
    int length;
    int elements[ARRAY_MAX]; /* numbers, of objects, too; or UNSET */
};

enum { UNSET = -1 };

struct model {
    struct model_vm vm;
    bool meets_known; /* known deviations are not stepped round */
    int environments;
    bool carriers_noted; /* HotSpot has records of carriers, too */
    bool for_a_thread;   /* an event was enabled for one thread, which may have ended since */
    bool interpreted;    /* a method event was enabled, after which each thread gets a record */
    int actors;
    struct actor actor[ACTORS];
    struct model_environment environment[ENVIRONMENTS];
    int owner[MONITORS]; /* an actor, or NOBODY */
    int entries[MONITORS];
    int next[OBJECTS]; /* the object that its field refers to, or NOBODY */
    struct model_array arrays[ARRAYS];
    int fields[FIELDS];
    int loaded;
    int versions[CLASSES];
    int attached_count;
    struct scenario_operation
        attached[ATTACHED_MAX]; /* calls in callbacks that are still to come */
    int inside;                 /* of the call that is judged; 0 outside of callbacks */
    enum operation_code during; /* what the event belongs to */
    bool moves[ACTORS];         /* whether what is asked about it depends on the schedule */
};

/* What is awaited of an actor before the operation is complete. */
enum await {
    AWAIT_NOTHING,
    AWAIT_IDLE,
    AWAIT_WAITING,
    AWAIT_TIMED,
    AWAIT_BLOCKED,
    AWAIT_SPINNING,
    AWAIT_ENDED
};

struct model_event {
    char text[EVENT_TEXT];
    bool optional;
    bool is_choice; /* in place of the event before it */
    bool is_event;  /* of the actor, in the environment */
    enum explored_event code;
    int environment;
    int actor;
    const char *rule;
};

struct step {
    const char *rule;
    int answer_count;
    char answers[ANSWERS_MAX][ANSWER_TEXT];
    int event_count;
    struct model_event events[EVENTS_MAX];
    enum await awaits[ACTORS];
    bool first_only;   /* after another answer than the first, the rest makes no sense */
    const char *known; /* the known deviation that is stepped round by not doing this */
    bool senseless;    /* because of a call in a callback */
    bool concurrent;   /* a second actor has been let go on */
    int calls;         /* in callbacks */
    struct scenario_operation last_call;
};

/* The model before a scenario's first operation. */
void model_begin(struct model *model, const struct scenario *scenario, const struct model_vm *vm);

/* Whether the operation makes sense now; then the model changes as by it, and *step says what may
 * follow. Otherwise neither the model nor, but for `known`, the step means anything. */
bool model_step(struct model *model, const struct scenario_operation *operation, struct step *step);

/* Leaves out the operations that make no sense. */
void model_repair(struct scenario *scenario, const struct model_vm *vm, bool meets_known);

/* The value of a local variable, as the agent says it. */
void local_text(char *text, size_t size, enum local_type type, int number);

/* ---- Between the parts of the model -------------------------------------- */

bool step_java(struct model *model, const struct scenario_operation *operation, struct step *step);
bool step_ti(struct model *model, const struct scenario_operation *operation, struct step *step);
bool step_monitors(struct model *model, const struct scenario_operation *operation,
                   struct step *step);
bool step_threads(struct model *model, const struct scenario_operation *operation,
                  struct step *step);
bool step_objects(struct model *model, const struct scenario_operation *operation,
                  struct step *step);
bool make_array(struct model *model, const int *arguments);
bool put_element(struct model *model, const int *arguments);
bool object_exists(const struct model *model, int object);
bool step_classes(struct model *model, const struct scenario_operation *operation,
                  struct step *step);
bool step_frames(struct model *model, const struct scenario_operation *operation,
                 struct step *step);

/* Allows one more answer. Returns true. */
__attribute__((format(printf, 3, 4))) bool answer(struct step *step, const char *rule,
                                                  const char *format, ...);

/* An event of that actor, in each environment in which it is enabled; and what its callbacks call. */
__attribute__((format(printf, 6, 7))) void event(struct model *model, struct step *step,
                                                 enum explored_event code, int actor,
                                                 const char *rule, const char *format, ...);

/* A line that Java writes. */
__attribute__((format(printf, 3, 4))) void outcome_line(struct step *step, const char *rule,
                                                        const char *format, ...);
void event_in(struct model *model, struct step *step, int environment, bool optional,
              enum explored_event code, int actor, const char *rule, const char *detail);

/* A call for later; and those that the callback of an event makes (model_callbacks.c). */
bool attach(struct model *model, const struct scenario_operation *operation, struct step *step);
void call_attached(struct model *model, struct step *step, int environment, bool optional,
                   enum explored_event code, int actor);

/* A new event, to be filled in. */
struct model_event *new_event(struct step *step, const char *rule);
bool enabled(const struct model *model, int environment, enum explored_event code, int actor);
bool is_any_enabled(const struct model *model); /* an event that can be enabled for a thread */
bool is_interpretation_ended(const struct model *model); /* whether that is stepped round */

const char *frame_name(enum model_frame_kind kind);
bool frame_is_native(enum model_frame_kind kind);
bool frame_is_call(enum model_frame_kind kind); /* has the local variables */
const struct model_frame *frame_at(const struct actor *actor, int depth); /* 0 is the topmost */

bool is_alive(const struct actor *actor);
const char *actor_name(int actor);
bool may_unmount(const struct actor *actor);

/* From idle into a call of `perform`. */
struct actor *perform(struct model *model, int number);

/* The class whose versions differ in that method, or NO_CLASS. */
int frame_class(enum model_frame_kind kind);

/* The actor goes on after what it waited for, and is idle. */
void push(const struct model *model, struct actor *actor, enum model_frame_kind kind, int number,
          int monitor);
void become_idle(struct model *model, struct step *step, int number);
void leave_perform(struct model *model, struct step *step, int actor, bool by_exception);
void leave_frame(struct model *model, struct step *step, int actor, bool by_exception,
                 const char *value);

/* One entry less; the last lets in the one who waits. False if that makes no sense. */
bool may_release(const struct model *model, int monitor, int entries);
void release(struct model *model, struct step *step, int monitor, int entries);
int contender(const struct model *model, int monitor); /* or NOBODY */

#endif
