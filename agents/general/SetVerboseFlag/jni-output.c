/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetVerboseFlag with the JNI flag starts and stops output about linking native methods.");

__attribute__((visibility("default"))) JNIEXPORT jint JNICALL
Java_agent_Natives_agentOnly(JNIEnv *jni, jclass klass)
{
    return 11;
}

__attribute__((visibility("default"))) JNIEXPORT jint JNICALL Java_agent_Natives_both(JNIEnv *jni,
                                                                                      jclass klass)
{
    return 22;
}

static void link_native(JNIEnv *jni, const char *name)
{
    jclass natives = find_class(jni, "agent/Natives");
    (*jni)->CallStaticIntMethod(jni, natives, static_method_id(jni, natives, name, "()I"));
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("set: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_JNI, JNI_TRUE)));
    begin_output();
    link_native(jni, "agentOnly");
    say("writes: %s", truth(end_output_once_written()));
    say("cleared: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_JNI, JNI_FALSE)));
    await_end_of_output();
    begin_output();
    link_native(jni, "both");
    say("writes: %s", truth(end_output()));
}

TEST(.probe = observe);
