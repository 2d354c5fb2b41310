/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of single steps and of breakpoints in small methods share: a line for each
 * event in a method of breakpoint.Stepped.Code. */
#ifndef ASSAY_BREAKPOINT_STEPPED_H
#define ASSAY_BREAKPOINT_STEPPED_H

#include "assay.h"

static inline jclass code_class(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL)
        klass = (jclass)(*jni)->NewGlobalRef(jni, find_class(jni, "breakpoint/Stepped$Code"));
    return klass;
}

static inline bool is_code(JNIEnv *jni, jmethodID method)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    bool same = (*jni)->IsSameObject(jni, declaring, code_class(jni));
    (*jni)->DeleteLocalRef(jni, declaring);
    return same;
}

static inline void say_place(const char *event, jthread thread, jmethodID method,
                             jlocation location)
{
    char *name = NULL;
    jmethodID top = NULL;
    jlocation top_location = -1;
    must(GetMethodName, method, &name, NULL, NULL);
    must(GetFrameLocation, thread, 0, &top, &top_location);
    bool agrees = top == method && top_location == location;
    say("%s %s %d%s", event, name, (int)location, agrees ? "" : ", unlike the top frame");
    release(name);
}

static inline void JNICALL on_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jlocation location)
{
    jboolean native = JNI_FALSE;
    must(IsMethodNative, method, &native);
    if (native)
        say("step in a native method: %s", method_name(method));
    else if (is_code(jni, method))
        say_place("step", thread, method, location);
}

static inline void JNICALL on_arrival(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                      jlocation location)
{
    say_place("breakpoint", thread, method, location);
}

static inline jthread current_thread(void)
{
    jthread thread = NULL;
    must(GetCurrentThread, &thread);
    return thread;
}

static inline void watch_steps(JNIEnv *jni, jobject unused)
{
    code_class(jni);
    on_thread(SingleStep, on_step, current_thread());
}

static inline void set_breakpoint(JNIEnv *jni, const char *name, const char *signature,
                                  jlocation location)
{
    must(SetBreakpoint, static_method_id(jni, code_class(jni), name, signature), location);
}

#endif
