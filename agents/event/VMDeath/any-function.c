/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The VMDeath callback can ask about methods, classes, stacks and the heap, and set breakpoints.");

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti(FUNCTION, ##__VA_ARGS__)))

static jclass probed;
static jmethodID main_method;

static void observe(JNIEnv *jni, jobject unused)
{
    probed = (*jni)->NewGlobalRef(jni, find_class(jni, "assay/Probe"));
    main_method = static_method_id(jni, probed, "main", "([Ljava/lang/String;)V");
}

static void death(JNIEnv *jni)
{
    static const jvmtiHeapCallbacks no_callbacks;
    jint count = 0;
    jthread thread = NULL;
    jvmtiThreadInfo info;
    jvmtiFrameInfo frames[4];
    jclass klass;
    jmethodID *methods;
    unsigned char *code;
    say("method: %s", method_name(main_method));
    TRY(GetMethodDeclaringClass, main_method, &klass);
    TRY(GetBytecodes, main_method, &count, &code);
    TRY(GetClassMethods, probed, &count, &methods);
    TRY(GetCurrentThread, &thread);
    TRY(GetThreadInfo, thread, &info);
    TRY(GetStackTrace, NULL, 0, 4, frames, &count);
    TRY(SetTag, probed, 5);
    TRY(IterateThroughHeap, 0, NULL, &no_callbacks, NULL);
    TRY(SetBreakpoint, main_method, 0);
    TRY(RetransformClasses, 1, &probed);
    TRY(ForceGarbageCollection);
}

TEST(.probe = observe, .death = death,
     .needs = {.can_get_bytecodes = 1,
               .can_tag_objects = 1,
               .can_generate_breakpoint_events = 1,
               .can_retransform_classes = 1});
