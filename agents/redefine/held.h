/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Ids of obsolete methods with frames, for which a function under test asks first. The target is
 * redefine.Held, which probes twice with the class, a class file, the thread with the frames, and
 * the object of each frame.
 */
#ifndef ASSAY_REDEFINE_HELD_H
#define ASSAY_REDEFINE_HELD_H

#include "redefinition.h"

enum { HELD_METHODS = 6, HELD_THREAD = 2, HELD_OBJECTS };

static const char *const held_names[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
static jmethodID held_before[HELD_METHODS]; /* from before any redefinition */
static jmethodID held_asked[HELD_METHODS];  /* those of the frames, by the function under test */

/* Puts the ids of the frames of Holding into held_asked. */
static void ask_first(JNIEnv *jni, jobjectArray given);

/* The frames' methods of the class, each at the place of its name. */
static inline void by_names(const jvmtiFrameInfo *frames, jint count, jmethodID *methods)
{
    for (jint i = 0; i < count; i++) {
        jclass klass;
        char *name = NULL;
        must(GetMethodDeclaringClass, frames[i].method, &klass);
        must(GetMethodName, frames[i].method, &name, NULL, NULL);
        for (int j = 0; j < HELD_METHODS; j++)
            if (strcmp(class_name(klass), "Lredefine/Holding;") == 0
                && strcmp(name, held_names[j]) == 0)
                methods[j] = frames[i].method;
        release(name);
    }
}

static inline void get_ids(JNIEnv *jni, jclass klass, jmethodID *methods)
{
    for (int i = 0; i < HELD_METHODS; i++)
        methods[i] = static_method_id(jni, klass, held_names[i],
                                      "(Ljava/lang/Object;Ljava/lang/Runnable;)Ljava/lang/String;");
}

static inline void say_held(JNIEnv *jni, jobjectArray given)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, given, HELD_THREAD);
    jmethodID now[HELD_METHODS], single[HELD_METHODS] = {NULL};
    jvmtiFrameInfo frames[64];
    jint count;
    get_ids(jni, (*jni)->GetObjectArrayElement(jni, given, 0), now);
    must(GetStackTrace, thread, 0, 64, frames, &count);
    by_names(frames, count, single);
    for (int i = 0; i < HELD_METHODS; i++) {
        jboolean obsolete = 7;
        say("the class's id is as before: %s", truth(now[i] == held_before[i]));
        if (held_asked[i] == NULL) {
            say("%s: there is no frame of it", held_names[i]);
            continue;
        }
        must(IsMethodObsolete, held_asked[i], &obsolete);
        say("%s: obsolete %s, the class's %s, as by GetStackTrace %s", held_names[i],
            truth(obsolete), truth(held_asked[i] == held_before[i]),
            truth(held_asked[i] == single[i]));
    }
}

static inline void observe_held(JNIEnv *jni, jobjectArray given)
{
    bool first = held_before[0] == NULL;
    if (first)
        get_ids(jni, (*jni)->GetObjectArrayElement(jni, given, 0), held_before);
    say("RedefineClasses: %s", error_name(redefine(jni, given)));
    if (first)
        ask_first(jni, given);
    say_held(jni, given);
}

#endif
