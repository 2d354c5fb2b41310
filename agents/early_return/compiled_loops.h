/* SPDX-License-Identifier: Apache-2.0 */

/* Returning from the loop of early_return.CompiledLoops that the case names. */
#ifndef ASSAY_EARLY_RETURN_COMPILED_LOOPS_H
#define ASSAY_EARLY_RETURN_COMPILED_LOOPS_H

#include "assay.h"

/* The object is known to nobody else when it is collected for, while the return is due. */
static inline jvmtiError return_object(JNIEnv *jni, jthread thread)
{
    jstring object = (*jni)->NewStringUTF(jni, "forced");
    jvmtiError error = ti_if_able(ForceEarlyReturnObject, thread, object);
    (*jni)->DeleteLocalRef(jni, object);
    must(ForceGarbageCollection);
    return error;
}

static inline jvmtiError return_from_loop(JNIEnv *jni, jthread thread)
{
    if (is_case("long"))
        return ti_if_able(ForceEarlyReturnLong, thread, -0x700000001LL);
    if (is_case("float"))
        return ti_if_able(ForceEarlyReturnFloat, thread, 9.75f);
    if (is_case("double"))
        return ti_if_able(ForceEarlyReturnDouble, thread, -1024.1);
    if (is_case("object"))
        return return_object(jni, thread);
    return ti_if_able(ForceEarlyReturnVoid, thread);
}

/* Before the thread is resumed, what would keep a frame in the loop is taken away. */
static inline void leave_loop(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/CompiledLoops");
    if (thread == NULL) {
        pass_case(jni, klass);
        return;
    }
    must(SuspendThread, thread);
    say("return: %s", error_name(return_from_loop(jni, thread)));
    (*jni)->SetStaticLongField(jni, klass, static_field_id(jni, klass, "limit", "J"), 0);
    must(ResumeThread, thread);
}

#endif
