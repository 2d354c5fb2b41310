/* SPDX-License-Identifier: Apache-2.0 */

/* Events of loading and preparing redefine.Subject while it changes, and then of another class. */
#ifndef ASSAY_REDEFINE_UNINITIALIZED_H
#define ASSAY_REDEFINE_UNINITIALIZED_H

#include "event_causes.h"
#include "redefine.h"
#include "threads.h"

static jthread changing; /* global */

/* Another thread may link the class meanwhile, whatever this one does. */
static inline void say_of_subject(const char *event, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Lredefine/Subject;") == 0
        && (*jni)->IsSameObject(jni, thread, changing))
        say("%s", event);
    else if (strcmp(class_name(klass), "Lredefine/Loop;") == 0)
        say("%s of another class", event);
}

static inline void JNICALL on_load_of_subject(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                              jclass klass)
{
    say_of_subject("ClassLoad", jni, thread, klass);
}

static inline void JNICALL on_prepare_of_subject(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                 jclass klass)
{
    say_of_subject("ClassPrepare", jni, thread, klass);
}

/* Enables the events. */
static inline void observe_loading(JNIEnv *jni)
{
    need_not_loaded(jni, "Lredefine/Loop;");
    changing = (*jni)->NewGlobalRef(jni, current_thread());
    on(ClassLoad, on_load_of_subject);
    on(ClassPrepare, on_prepare_of_subject);
}

/* Loads and initializes a class of which these events come, and disables them. */
static inline void say_loading(JNIEnv *jni)
{
    (*jni)->AllocObject(jni, find_class(jni, "redefine/Loop"));
    no_exception(jni);
    off(ClassPrepare);
    off(ClassLoad);
}

/* Makes the change by `redefine` or `retransform`. Then loads and initializes another class. */
static inline void say_change(JNIEnv *jni, jobjectArray subject, const char *function,
                              jvmtiError (*change)(JNIEnv *, jobjectArray))
{
    observe_loading(jni);
    on(ClassFileLoadHook, hook_replace);
    jvmtiError error = change(jni, subject);
    off(ClassFileLoadHook);
    say("%s: %s, hook %d", function, error_name(error), hook_calls);
    say_loading(jni);
}

#endif
