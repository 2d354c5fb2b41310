/* SPDX-License-Identifier: Apache-2.0 */
#include "../results.h"

TITLE("MethodExit reports the object of a native method that returns a weak global reference.");

static jobject weak;

static jobject JNICALL return_weak(JNIEnv *jni, jclass klass)
{
    return weak;
}

static void observe(JNIEnv *jni, jobject unused)
{
    char name[] = "nativeO", signature[] = "()Ljava/lang/Object;";
    const JNINativeMethod native = {name, signature, (void *)return_weak};
    say_events_in("Lmethod/Results;");
    bind_results(jni);
    weak = (*jni)->NewWeakGlobalRef(jni, shared_object(jni));
    if ((*jni)->RegisterNatives(jni, results_class(jni), &native, 1) != JNI_OK)
        broken("RegisterNatives failed");
    on(MethodExit, on_exit_with_result);
}

TEST(.target = "method.Results", .args = LIST("native"), .probe = observe,
     .needs = {.can_generate_method_exit_events = 1});
