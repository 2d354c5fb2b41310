/* SPDX-License-Identifier: Apache-2.0 */
#include "../stepped.h"

TITLE("SingleStep continues at the handler when an instruction cannot be resolved.");

static jclass code;

static void JNICALL on_step_in_code(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    if ((*jni)->IsSameObject(jni, declaring, code))
        say_event_at("step", thread, method, location);
    (*jni)->DeleteLocalRef(jni, declaring);
}

static void observe(JNIEnv *jni, jobject subject)
{
    code = (jclass)(*jni)->NewGlobalRef(jni, subject);
    on_thread(SingleStep, on_step_in_code, current_thread());
}

TEST(.target = "breakpoint.FailedResolution", .probe = observe, .timeout = 90,
     .needs = {.can_generate_single_step_events = 1});
