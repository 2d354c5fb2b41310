/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of breakpoint.Stepped.Code, and a line for each event in them. */
#ifndef ASSAY_BREAKPOINT_STEPPED_H
#define ASSAY_BREAKPOINT_STEPPED_H

#include "events.h"
#include "threads.h"

static inline jclass stepped_class(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL)
        klass = (jclass)(*jni)->NewGlobalRef(jni, find_class(jni, "breakpoint/Stepped$Code"));
    return klass;
}

static inline bool is_stepped(JNIEnv *jni, jmethodID method)
{
    jclass declaring = NULL;
    must(GetMethodDeclaringClass, method, &declaring);
    bool same = (*jni)->IsSameObject(jni, declaring, stepped_class(jni));
    (*jni)->DeleteLocalRef(jni, declaring);
    return same;
}

/* Says "EVENT METHOD LOCATION", with a remark if the topmost frame is elsewhere. */
static inline void say_event_at(const char *event, jthread thread, jmethodID method,
                                jlocation location)
{
    jmethodID top = NULL;
    jlocation top_location = -1;
    must(GetFrameLocation, thread, 0, &top, &top_location);
    bool agrees = top == method && top_location == location;
    say("%s %s %d%s", event, short_method_name(method), (int)location,
        agrees ? "" : ", unlike the top frame");
}

/* A callback of SingleStep: says the steps in these methods, and in any native method. */
static inline void JNICALL say_stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                       jlocation location)
{
    jboolean native = JNI_FALSE;
    must(IsMethodNative, method, &native);
    if (native)
        say("step in a native method: %s", method_name(method));
    else if (is_stepped(jni, method))
        say_event_at("step", thread, method, location);
}

/* A callback of Breakpoint. */
static inline void JNICALL say_hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                   jlocation location)
{
    say_event_at("breakpoint", thread, method, location);
}

/* A probe: enables SingleStep for the current thread. */
static inline void enable_steps(JNIEnv *jni, jobject unused)
{
    stepped_class(jni);
    on_thread(SingleStep, say_stepped, current_thread());
}

static inline void set_breakpoint(JNIEnv *jni, const char *name, const char *signature,
                                  jlocation location)
{
    must(SetBreakpoint, static_method_id(jni, stepped_class(jni), name, signature), location);
}

#endif
