/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "environments.h"

TITLE("SetVerboseFlag with a flag that is set and cleared again leaves the output of another as it is.");

static int turn;

__attribute__((visibility("default"))) JNIEXPORT jint JNICALL
Java_agent_Natives_agentOnly(JNIEnv *jni, jclass klass)
{
    return 11;
}

__attribute__((visibility("default"))) JNIEXPORT jint JNICALL
Java_agent_LaterNatives_later(JNIEnv *jni, jclass klass)
{
    return 22;
}

static void set(jvmtiVerboseFlag flag, jboolean value)
{
    say("%s %s: %s", verbose_flag(flag), value ? "set" : "cleared",
        error_name(ti(SetVerboseFlag, flag, value)));
}

/* A JVM may link the native methods of a class together with it. */
static void link_native(JNIEnv *jni, const char *class_name, const char *name)
{
    jclass natives = find_class(jni, class_name);
    (*jni)->CallStaticIntMethod(jni, natives, static_method_id(jni, natives, name, "()I"));
}

/* Says whether the output of this flag is written where there is reason for it. */
static void say_output(JNIEnv *jni, jvmtiVerboseFlag flag)
{
    await_end_of_output();
    begin_output();
    if (flag == JVMTI_VERBOSE_GC)
        must(ForceGarbageCollection);
    else if (flag == JVMTI_VERBOSE_CLASS)
        define_small_class(jni, turn == 0 ? "fresh/A" : "fresh/B", NULL);
    else if (turn == 0)
        link_native(jni, "agent/Natives", "agentOnly");
    else
        link_native(jni, "agent/LaterNatives", "later");
    turn++;
    say("%s writes: %s", verbose_flag(flag), truth(end_output_once_written()));
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiVerboseFlag flags[] = {JVMTI_VERBOSE_OTHER, JVMTI_VERBOSE_GC,
                                             JVMTI_VERBOSE_CLASS, JVMTI_VERBOSE_JNI};
    const char *kept_name = strchr(assay_case(), '-') + 1;
    jvmtiVerboseFlag kept = JVMTI_VERBOSE_OTHER, other = JVMTI_VERBOSE_OTHER;
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
        const char *name = verbose_flag(flags[i]);
        if (strcmp(name, kept_name) == 0)
            kept = flags[i];
        if (strncmp(name, assay_case(), strlen(name)) == 0)
            other = flags[i];
    }
    set(other, JNI_TRUE);
    set(kept, JNI_TRUE);
    set(other, JNI_FALSE);
    say_output(jni, kept);
    set(other, JNI_TRUE);
    set(other, JNI_FALSE);
    say_output(jni, kept);
}

TEST(.probe = observe, .cases = LIST("OTHER-GC", "OTHER-CLASS", "OTHER-JNI", "GC-CLASS", "GC-JNI",
                                     "CLASS-GC", "CLASS-JNI", "JNI-GC", "JNI-CLASS"));
