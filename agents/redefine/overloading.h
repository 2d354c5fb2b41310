/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The methods of redefine.Overloads, which has others of the same names in another order later. Two
 * of them are active then: act(int), which becomes another, and act(), which calls it and stays.
 * The target is redefine.Overloading.
 */
#ifndef ASSAY_REDEFINE_OVERLOADING_H
#define ASSAY_REDEFINE_OVERLOADING_H

#include "redefine.h"

enum { BEFORE, ACT_INT, ACT, ACT_LONG, ACT_STRING, AFTER, OVERLOADS };
static jmethodID overloads[OVERLOADS]; /* as they were at first */
static jobjectArray overloads_subject;
static jvmtiError (*change_overloads)(JNIEnv *, jobjectArray);

static inline void take_overloads(JNIEnv *jni)
{
#define GIVING_STRING ")Ljava/lang/String;"
    static const char *const names[OVERLOADS] = {"before", "act", "act", "act", "act", "after"};
    static const char *const signatures[OVERLOADS] = {"(" GIVING_STRING,
                                                      "(I" GIVING_STRING,
                                                      "(" GIVING_STRING,
                                                      "(J" GIVING_STRING,
                                                      "(Ljava/lang/String;" GIVING_STRING,
                                                      "(" GIVING_STRING};
    jclass klass = find_class(jni, "redefine/Overloads");
    for (int i = 0; i < OVERLOADS; i++)
        overloads[i] = static_method_id(jni, klass, names[i], signatures[i]);
}

/* What the first ids denote, and what they call. */
static inline void say_overloads(JNIEnv *jni)
{
    static const jvalue none[1];
    jclass klass = find_class(jni, "redefine/Overloads");
    for (int i = 0; i < OVERLOADS; i++) {
        jboolean obsolete = 7;
        must(IsMethodObsolete, overloads[i], &obsolete);
        say("%s: %s, obsolete %s", method_name(overloads[i]),
            to_string(jni, (*jni)->CallStaticObjectMethodA(jni, klass, overloads[i], none)),
            truth(obsolete));
    }
}

static inline void say_active(jint depth, jmethodID before)
{
    jmethodID method = NULL;
    jlocation location;
    jboolean obsolete = 7;
    jvmtiError error = ti(GetFrameLocation, NULL, depth, &method, &location);
    if (error != JVMTI_ERROR_NONE) {
        say("active: %s", error_name(error));
        return;
    }
    must(IsMethodObsolete, method, &obsolete);
    say("active %s: obsolete %s, the old id %s", method_name(method), truth(obsolete),
        truth(method == before));
}

/* Makes the change in act(int), which act() has called. */
static inline void JNICALL change_at_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                jmethodID method, jlocation location)
{
    say("change: %s", error_name(change_overloads(jni, overloads_subject)));
    say_active(0, overloads[ACT_INT]);
    say_active(1, overloads[ACT]);
}

/* A probe of the target: says what there is, or has the next call of act() make the change. */
static inline void observe_overloads(JNIEnv *jni, jobject subject,
                                     jvmtiError (*change)(JNIEnv *, jobjectArray))
{
    if (overloads[0] == NULL)
        take_overloads(jni);
    if (subject == NULL) {
        say_overloads(jni);
        return;
    }
    overloads_subject = (*jni)->NewGlobalRef(jni, subject);
    change_overloads = change;
    hook_class = "redefine/Overloads";
    on(Breakpoint, change_at_breakpoint);
    must(SetBreakpoint, overloads[ACT_INT], 0);
}

#endif
