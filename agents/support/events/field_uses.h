/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Leaving methods of stack.FieldUses in callbacks of watches on its instance fields.
 *
 *     static void leave(jthread thread)
 *     {
 *         say("PopFrame: %s", error_name(ti_if_able(PopFrame, thread)));
 *     }
 *
 *     TEST(.target = "stack.FieldUses", .probe = leave_at_fields, .cases = FIELD_CASES, ...);
 */
#ifndef ASSAY_FIELD_USES_H
#define ASSAY_FIELD_USES_H

#include "classes.h"
#include "events.h"

/* The function under test, which leaves the current frame of the current thread: says its answer. */
static void leave(jthread thread);

#define FIELD_CASES LIST("access", "modification")

/* Leaves a method at the first event in it; there may be objects to move. */
static inline void leave_once(const char *event, jthread thread, jmethodID method)
{
    static jmethodID last;
    say("%s in %s", event, short_method_name(method));
    if (method != last) {
        must(ForceGarbageCollection);
        leave(thread);
    }
    last = method;
}

static inline void JNICALL leave_at_access(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location, jclass klass,
                                           jobject object, jfieldID field)
{
    leave_once("FieldAccess", thread, method);
}

static inline void JNICALL leave_at_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                 jmethodID method, jlocation location, jclass klass,
                                                 jobject object, jfieldID field, char type,
                                                 jvalue value)
{
    leave_once("FieldModification", thread, method);
}

/* The probe: watches all fields, as the case says. */
static inline void leave_at_fields(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "stack/FieldUses");
    jfieldID field;
    on(FieldAccess, leave_at_access);
    on(FieldModification, leave_at_modification);
    FOR_FIELDS(klass, field)
    {
        if (is_case("access"))
            must(SetFieldAccessWatch, klass, field);
        else
            must(SetFieldModificationWatch, klass, field);
    }
}

#endif
