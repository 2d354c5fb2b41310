/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.FramesInState, in the state that the case names. */
#ifndef ASSAY_VIRTUAL_THREAD_FRAMES_IN_STATE_H
#define ASSAY_VIRTUAL_THREAD_FRAMES_IN_STATE_H

#include "events.h"
#include "frames.h"
#include "threads.h"
#include "variables.h"
#include "virtual.h"

/* Its methods, the second called by the first. */
#define RUN "Lvirtual_thread/FramesInState;.run()"
#define OUTER "Lvirtual_thread/FramesInState;.outer("

/* What the test does with the thread in that state. */
static void act(JNIEnv *jni, jthread thread);

static inline void frames_probe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        act(jni, thread);
    else
        pass_case(jni, find_class(jni, "virtual_thread/FramesInState"));
}

/* Whether the error may be that of another frame. */
static inline bool depends_on_frame(jvmtiError error)
{
    return error == JVMTI_ERROR_NO_MORE_FRAMES || error == JVMTI_ERROR_INVALID_SLOT
           || error == JVMTI_ERROR_TYPE_MISMATCH || error == JVMTI_ERROR_OPAQUE_FRAME;
}

/* Says "FUNCTION: ERROR" of a call about outer of a thread that is not suspended. It may be awake for no
 * reason and have other frames by then, and no sentence orders the errors: so it is called again. */
#define SAY_OF_OUTER(FUNCTION, THREAD, ...)                                                        \
    do {                                                                                           \
        struct timespec beginning = {0};                                                           \
        jvmtiError error;                                                                          \
        do                                                                                         \
            error = ti(FUNCTION, THREAD, depth_of_method(THREAD, OUTER), ##__VA_ARGS__);           \
        while (depends_on_frame(error) && wait_goes_on(&beginning));                               \
        say(#FUNCTION ": %s", error_name(assay_if_able(assay_env, #FUNCTION, error)));             \
    } while (0)

static inline jobject lock_of_frames(JNIEnv *jni)
{
    return static_object_field(jni, find_class(jni, "virtual_thread/FramesInState"), "LOCK",
                               "Ljava/lang/Object;");
}

/* Whether the thread in the state "waiting", which is suspended, still owns the monitor that is entered to
 * notify it. A thread may show that it waits before it gives up the monitor, also once more when it has
 * woken for no reason. */
static inline bool still_owns_lock(JNIEnv *jni, jthread thread)
{
    if (!is_case("waiting"))
        return false;
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        broken("PushLocalFrame failed");
    bool owns = owns_monitor(jni, thread, lock_of_frames(jni));
    (*jni)->PopLocalFrame(jni, NULL);
    return owns;
}

/* Does what would have the thread, which is suspended, run to its end, and gives it time for that. */
static inline void release_thread(JNIEnv *jni, jthread thread)
{
    jclass klass = find_class(jni, "virtual_thread/FramesInState");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    release_point("in native");
    if (is_case("waiting"))
        notify_all(jni, lock_of_frames(jni));
    else if (is_case("sleeping"))
        interrupt_in_java(jni, thread);
    else if (is_case("parked"))
        unpark(jni, thread);
    give_others_time();
}

#define EVERY_STATE LIST("running", "native", "blocked", "waiting", "sleeping", "parked")
#define EVERY_STATE_BUT_RUNNING LIST("native", "blocked", "waiting", "sleeping", "parked")

#endif
