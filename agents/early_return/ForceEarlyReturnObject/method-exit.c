/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("MethodExit reports a return forced by ForceEarlyReturnObject like any other return.");

static jmethodID called;
static jobject given;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit: by exception %s, value is the given object %s", truth(by_exception),
            truth(!by_exception && (*jni)->IsSameObject(jni, value.l, given)));
}

static void observe(JNIEnv *jni, jobject thread)
{
    jclass klass = find_class(jni, "early_return/Returning");
    called = static_method_id(jni, klass, "callObject", "()Ljava/lang/Object;");
    jobject value = static_object_field(jni, klass, "GIVEN", "Ljava/lang/Object;");
    given = (*jni)->NewGlobalRef(jni, value);
    must(SuspendThread, thread);
    on_thread(MethodExit, left, thread);
    say("ForceEarlyReturnObject: %s",
        error_name(ti_if_able(ForceEarlyReturnObject, thread, value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.Returning", .args = LIST("object", "1"), .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
