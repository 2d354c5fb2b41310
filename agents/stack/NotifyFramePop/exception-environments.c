/* SPDX-License-Identifier: Apache-2.0 */
#include "../chain.h"

TITLE("Of warm frames that an exception leaves each environment is told of those it asked for.");

static jvmtiEnv *second;

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    const char *name = chain_method(jni, method);
    say("%s: %s, by an exception: %s", env == second ? "second" : "first",
        name == NULL ? "run" : name, truth(by_exception));
}

static void load(JavaVM *vm, char *options)
{
    second = new_environment_with(&(jvmtiCapabilities){.can_generate_frame_pop_events = 1});
    assay_callbacks.FramePop = popped;
    must_in(second, SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
}

/* At depth 0 is the native probe, and from 1 on Probing.run, inner, middle and outer. */
static void observe(JNIEnv *jni, jobject unused)
{
    chain_class(jni);
    on(FramePop, popped);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL);
    must_in(second, NotifyFramePop, NULL, 1);
    must(NotifyFramePop, NULL, 2);
    must(NotifyFramePop, NULL, 3);
    must_in(second, NotifyFramePop, NULL, 3);
    must(NotifyFramePop, NULL, 4);
}

TEST(.target = "stack.WarmChain", .args = LIST("throwing"), .load = load, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1});
