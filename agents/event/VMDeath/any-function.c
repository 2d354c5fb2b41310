/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The VMDeath callback can ask about methods, classes, stacks and the heap, and set breakpoints.");

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
    jvmtiFrameInfo frames[4] = {{0}};
    jclass klass;
    jmethodID *methods;
    unsigned char *code;
    say("method: %s", method_name(main_method));
    SAY_CALL(GetMethodDeclaringClass, main_method, &klass);
    SAY_CALL(GetBytecodes, main_method, &count, &code);
    SAY_CALL(GetClassMethods, probed, &count, &methods);
    SAY_CALL(GetCurrentThread, &thread);
    SAY_CALL(GetThreadInfo, thread, &info);
    SAY_CALL(GetStackTrace, NULL, 0, 4, frames, &count);
    SAY_CALL(SetTag, probed, 5);
    SAY_CALL(IterateThroughHeap, 0, NULL, &no_callbacks, NULL);
    SAY_CALL(SetBreakpoint, main_method, 0);
    SAY_CALL(RetransformClasses, 1, &probed);
    SAY_CALL(ForceGarbageCollection);
}

TEST(.probe = observe, .death = death,
     .needs = {.can_get_bytecodes = 1,
               .can_tag_objects = 1,
               .can_generate_breakpoint_events = 1,
               .can_retransform_classes = 1});
