/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("On VMInit any JNI and JVM TI function can be called.");

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti(FUNCTION, ##__VA_ARGS__)))

static void init(JNIEnv *jni, jthread thread)
{
    jint count;
    jthread *threads;
    jthreadGroup *groups;
    jclass *classes;
    char *value;
    jvmtiThreadInfo info;
    jvmtiFrameInfo frames[4];
    jvmtiPhase phase;
    must(GetPhase, &phase);
    say("phase: %s", phase_name(phase));
    TRY(GetAllThreads, &count, &threads);
    TRY(GetThreadInfo, thread, &info);
    TRY(GetTopThreadGroups, &count, &groups);
    TRY(GetStackTrace, thread, 0, 4, frames, &count);
    TRY(GetLoadedClasses, &count, &classes);
    TRY(GetSystemProperty, "java.vm.name", &value);
    TRY(ForceGarbageCollection);
    jclass klass = find_class(jni, "general/Prepared");
    say("found: %s", class_name(klass));
    jclass integer = find_class(jni, "java/lang/Integer");
    say("parsed: %d", (int)(*jni)->CallStaticIntMethod(
        jni, integer, static_method_id(jni, integer, "parseInt", "(Ljava/lang/String;)I"),
        (*jni)->NewStringUTF(jni, "77")));
    no_exception(jni);
}

TEST(.init = init);
