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

/* Where on the stack that method is, whatever frames native methods have. */
static jint depth_of(JNIEnv *jni, const char *wanted)
{
    jvmtiFrameInfo frames[16];
    jint count = 0, depth = 0;
    must(GetStackTrace, NULL, 0, 16, frames, &count);
    for (const char *name = NULL; depth < count; depth++) {
        name = chain_method(jni, frames[depth].method);
        if (name != NULL && strcmp(name, wanted) == 0)
            return depth;
    }
    say("%s is not on the stack", wanted);
    return -1;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint inner = depth_of(jni, "inner");
    if (inner < 1)
        return;
    on(FramePop, popped);
    must_in(second, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL);
    must_in(second, NotifyFramePop, NULL, inner - 1);
    must(NotifyFramePop, NULL, inner);
    must(NotifyFramePop, NULL, inner + 1);
    must_in(second, NotifyFramePop, NULL, inner + 1);
    must(NotifyFramePop, NULL, inner + 2);
}

TEST(.target = "stack.WarmChain", .args = LIST("throwing"), .load = load, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1});
