/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

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

static bool writes_while_linking(JNIEnv *jni, const char *name)
{
    jclass natives = find_class(jni, "agent/Natives");
    jmethodID method = static_method_id(jni, natives, name, "()I");
    begin_output();
    (*jni)->CallStaticIntMethod(jni, natives, method);
    return end_output();
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("set: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_JNI, JNI_TRUE)));
    say("writes: %s", truth(writes_while_linking(jni, "agentOnly")));
    say("cleared: %s", error_name(ti(SetVerboseFlag, JVMTI_VERBOSE_JNI, JNI_FALSE)));
    say("writes: %s", truth(writes_while_linking(jni, "both")));
}

TEST(.probe = observe);
