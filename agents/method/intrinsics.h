/* SPDX-License-Identifier: Apache-2.0 */

/* The methods that method.Intrinsics calls. */
#ifndef ASSAY_METHOD_INTRINSICS_H
#define ASSAY_METHOD_INTRINSICS_H

#include <stdatomic.h>

#include "assay.h"

struct intrinsic {
    const char *group, *klass, *name, *signature; /* the group is the name of a case */
    bool of_object;
    jmethodID id;
    atomic_int entries, exits;
};

static struct intrinsic intrinsics[] = {
    {.group = "math", .klass = "java/lang/Math", .name = "sin", .signature = "(D)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "cos", .signature = "(D)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "tan", .signature = "(D)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "exp", .signature = "(D)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "log", .signature = "(D)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "log10", .signature = "(D)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "pow", .signature = "(DD)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "sqrt", .signature = "(D)D"},
    {.group = "math", .klass = "java/lang/Math", .name = "abs", .signature = "(D)D"},
    {.group = "others", .klass = "java/lang/Math", .name = "max", .signature = "(II)I"},
    {.group = "others", .klass = "java/lang/Integer", .name = "bitCount", .signature = "(I)I"},
    {.group = "others", .klass = "java/lang/Long", .name = "reverseBytes", .signature = "(J)J"},
    {.group = "others",
     .klass = "java/lang/Float",
     .name = "floatToRawIntBits",
     .signature = "(F)I"},
    {.group = "others",
     .klass = "java/lang/Double",
     .name = "doubleToRawLongBits",
     .signature = "(D)J"},
    {.group = "others",
     .klass = "java/lang/String",
     .name = "equals",
     .of_object = true,
     .signature = "(Ljava/lang/Object;)Z"},
    {.group = "others",
     .klass = "java/lang/System",
     .name = "arraycopy",
     .signature = "(Ljava/lang/Object;ILjava/lang/Object;II)V"},
    {.group = "others",
     .klass = "java/lang/System",
     .name = "identityHashCode",
     .signature = "(Ljava/lang/Object;)I"},
    {.group = "natives",
     .klass = "java/lang/Object",
     .name = "getClass",
     .signature = "()Ljava/lang/Class;",
     .of_object = true},
    {.group = "natives",
     .klass = "java/lang/Object",
     .name = "hashCode",
     .signature = "()I",
     .of_object = true},
    {.group = "natives",
     .klass = "java/lang/Object",
     .name = "clone",
     .signature = "()Ljava/lang/Object;",
     .of_object = true},
    {.group = "natives", .klass = "java/lang/System", .name = "nanoTime", .signature = "()J"},
    {.group = "natives",
     .klass = "java/lang/System",
     .name = "currentTimeMillis",
     .signature = "()J"},
    {.group = "current-thread",
     .klass = "java/lang/Thread",
     .name = "currentThread",
     .signature = "()Ljava/lang/Thread;"},
};
enum { INTRINSICS = sizeof intrinsics / sizeof intrinsics[0] };

#define INTRINSIC_CASES LIST("math", "others", "natives", "current-thread")

static inline void find_intrinsics(JNIEnv *jni)
{
    for (int i = 0; i < INTRINSICS; i++) {
        struct intrinsic *one = &intrinsics[i];
        jclass klass = find_class(jni, one->klass);
        one->id = one->of_object ? method_id(jni, klass, one->name, one->signature)
                                 : static_method_id(jni, klass, one->name, one->signature);
    }
}

static jmethodID calling[2]; /* the methods of the target that call them */
static atomic_bool counting; /* while both events are enabled */

static inline void find_calling(JNIEnv *jni)
{
    jclass klass = find_class(jni, "method/Intrinsics");
    calling[0] = static_method_id(jni, klass, "call", "(D)D");
    calling[1] = method_id(jni, klass, "cloned", "()I");
}

/* Whether the frame at depth 0 was called by the target: the class library may call the same methods. */
static inline bool is_called_by_target(jvmtiEnv *env)
{
    jmethodID caller = NULL;
    jlocation location = 0;
    return ti_in(env, GetFrameLocation, NULL, 1, &caller, &location) == JVMTI_ERROR_NONE
           && (caller == calling[0] || caller == calling[1]);
}

/* The one with this id, or null. */
static inline struct intrinsic *intrinsic_of(jmethodID id)
{
    for (int i = 0; i < INTRINSICS; i++)
        if (intrinsics[i].id == id)
            return &intrinsics[i];
    return NULL;
}

static void JNICALL intrinsic_entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    struct intrinsic *one = intrinsic_of(method);
    if (one != NULL && counting && is_called_by_target(env))
        atomic_fetch_add(&one->entries, 1);
}

static void JNICALL intrinsic_left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jboolean by_exception, jvalue value)
{
    struct intrinsic *one = intrinsic_of(method);
    if (one != NULL && counting && is_called_by_target(env))
        atomic_fetch_add(&one->exits, 1);
}

/* The probe of the target: enables the events before the last calls, and says which were posted. */
static inline void observe_intrinsics(JNIEnv *jni, jobject end)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    if (end == NULL) {
        find_intrinsics(jni);
        find_calling(jni);
        on_thread(MethodExit, intrinsic_left, self);
        on_thread(MethodEntry, intrinsic_entered, self);
        counting = true;
        return;
    }
    counting = false;
    off_thread(MethodEntry, self);
    off_thread(MethodExit, self);
    bool as_often = true;
    for (int i = 0; i < INTRINSICS; i++) {
        if (!is_case(intrinsics[i].group))
            continue;
        say("%s: entered %s, left %s", intrinsics[i].name, truth(intrinsics[i].entries > 0),
            truth(intrinsics[i].exits > 0));
        as_often &= intrinsics[i].entries == intrinsics[i].exits;
    }
    say("each is left as often as entered: %s", truth(as_often));
}

#endif
