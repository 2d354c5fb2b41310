/* SPDX-License-Identifier: Apache-2.0 */
#include "../throws.h"

TITLE("Exception that was refused without its capability stays disabled when that is added.");

static jvmtiError enable(void)
{
    return ti(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, NULL);
}

static void load(JavaVM *vm, char *options)
{
    assay_callbacks.Exception = say_thrown;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    if (enable() == JVMTI_ERROR_NONE)
        inapplicable("the event is not refused without its capability");
    add_capabilities(assay_env, &(jvmtiCapabilities){.can_generate_exception_events = 1});
}

static void throw_once(JNIEnv *jni)
{
    jmethodID same = static_method_id(jni, throws.klass, "same", "()I");
    say("result %d", (*jni)->CallStaticIntMethod(jni, throws.klass, same));
}

static void observe(JNIEnv *jni, jobject unused)
{
    prepare_throws(jni);
    say("refused");
    throw_once(jni);
    say("enable: %s", error_name(enable()));
    throw_once(jni);
}

TEST(.target = "exception.Throws", .load = load, .probe = observe);
