/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>

#include "assay.h"

TITLE("MethodExit reports a forced value in the jvalue member for the method's own result type.");

static const struct {
    const char *name, *signature;
    char type;
    jint value;
} rounds[] = {
    {"callBoolean", "()Z", 'Z', JNI_TRUE},
    {"callByte", "()B", 'B', INT8_MIN},
    {"callChar", "()C", 'C', UINT16_MAX},
    {"callShort", "()S", 'S', INT16_MIN},
};
static int current;
static jmethodID called;

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (method == called)
        say("MethodExit: by exception %s, value %s", truth(by_exception),
            value_text(rounds[current].type, value));
}

static void observe(JNIEnv *jni, jobject thread)
{
    static int next;
    current = next++;
    called = static_method_id(jni, find_class(jni, "early_return/Returning"), rounds[current].name,
                              rounds[current].signature);
    must(SuspendThread, thread);
    on_thread(MethodExit, left, thread);
    say("ForceEarlyReturnInt: %s",
        error_name(ti_if_able(ForceEarlyReturnInt, thread, rounds[current].value)));
    must(ResumeThread, thread);
}

TEST(.target = "early_return.ReturningEach", .args = LIST("boolean", "byte", "char", "short"),
     .probe = observe,
     .needs = {
         .can_force_early_return = 1, .can_suspend = 1, .can_generate_method_exit_events = 1});
