/* SPDX-License-Identifier: Apache-2.0 */

/* The method of virtual_thread.AwaitingInitializer.Code that the case names. */
#ifndef ASSAY_VIRTUAL_THREAD_AWAITING_H
#define ASSAY_VIRTUAL_THREAD_AWAITING_H

#include "event_lines.h"

static inline jmethodID awaiting_method(JNIEnv *jni)
{
    jclass klass = find_class(jni, "virtual_thread/AwaitingInitializer$Code");
    return static_method_id(jni, klass, assay_case(),
                            is_case("make") ? "()Ljava/lang/Object;" : "()I");
}

static inline void name_way(JNIEnv *jni)
{
    tell_case(jni, find_class(jni, "virtual_thread/AwaitingInitializer"));
}

#define AWAITING_TEST(...)                                                                         \
    TEST(.target = "virtual_thread.AwaitingInitializer", .probe = observe, .since = 21,            \
         .vm_args = LIST(CARRIERS), .cases = LIST("call", "field", "make"), __VA_ARGS__)

#endif
