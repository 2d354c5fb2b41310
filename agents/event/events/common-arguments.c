/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "events.h"
#include "threads.h"

TITLE("Every callback gets the environment that enabled the event and the current thread.");

enum { THREAD_END = 2, FRAME_POP = 10, EVENTS = 18 };

/* By event: how many there were, and how many of them were wrong. */
static const char *names[EVENTS];
static atomic_int seen[EVENTS], wrong[EVENTS];

static bool is_live(void)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    return phase == JVMTI_PHASE_LIVE;
}

/* `about` is the thread that the event names, and `threaded` whether it names one. In the start
 * phase the first thread may not have its object yet. */
static void check(int event, jvmtiEnv *env, JNIEnv *jni, bool threaded, jthread about)
{
    JNIEnv *own = NULL;
    jthread current = NULL;
    bool right = env == assay_env
                 && (*assay_vm)->GetEnv(assay_vm, (void **)&own, JNI_VERSION_1_6) == JNI_OK
                 && jni == own;
    /* The live phase may end before the call; then it says nothing of the thread. */
    jvmtiError error = right && threaded && is_live() ? ti(GetCurrentThread, &current)
                                                      : JVMTI_ERROR_WRONG_PHASE;
    if (error == JVMTI_ERROR_NONE) {
        right = about != NULL && exception_hash(about) == exception_hash(current);
        (*jni)->DeleteLocalRef(jni, current);
    } else if (error != JVMTI_ERROR_WRONG_PHASE) {
        right = false;
    }
    seen[event]++;
    wrong[event] += !right;
}

#define CALLBACK(NUMBER, EVENT, ...)                                                               \
    static void JNICALL at_##EVENT(jvmtiEnv *env, JNIEnv *jni, jthread thread, ##__VA_ARGS__)      \
    {                                                                                              \
        names[NUMBER] = #EVENT;                                                                    \
        check(NUMBER, env, jni, true, thread);                                                     \
    }
#define AT_METHOD jmethodID method
#define AT_LOCATION jmethodID method, jlocation location

CALLBACK(1, ThreadStart)
CALLBACK(THREAD_END, ThreadEnd)
CALLBACK(3, ClassLoad, jclass klass)
CALLBACK(4, Exception, AT_LOCATION, jobject exception, jmethodID by, jlocation at)
CALLBACK(5, ExceptionCatch, AT_LOCATION, jobject exception)
CALLBACK(6, SingleStep, AT_LOCATION)
CALLBACK(7, Breakpoint, AT_LOCATION)
CALLBACK(8, FieldAccess, AT_LOCATION, jclass klass, jobject object, jfieldID field)
CALLBACK(9, FieldModification, AT_LOCATION, jclass klass, jobject object, jfieldID field, char type,
         jvalue value)
CALLBACK(FRAME_POP, FramePop, AT_METHOD, jboolean by_exception)
CALLBACK(11, MethodExit, AT_METHOD, jboolean by_exception, jvalue value)
CALLBACK(12, NativeMethodBind, AT_METHOD, void *address, void **other)
CALLBACK(13, MonitorWait, jobject object, jlong timeout)
CALLBACK(14, MonitorWaited, jobject object, jboolean timed_out)

static atomic_int notified;
static bool watched;

static void JNICALL at_MethodEntry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    names[15] = "MethodEntry";
    check(15, env, jni, true, thread);
    /* Those of native methods are refused, and from 26 on those of any may be. */
    if (is_live() && notified < 1000 && ti(NotifyFramePop, NULL, 0) == JVMTI_ERROR_NONE)
        notified++;
}

static void JNICALL at_ClassPrepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    names[16] = "ClassPrepare";
    check(16, env, jni, true, thread);
    if (strcmp(class_name(klass), "Levent/Busy;") != 0 || !is_live())
        return;
    /* JNI would initialize the class. */
    jint count = 0;
    jfieldID *fields = NULL;
    jmethodID *methods = NULL;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++) {
        must(SetFieldAccessWatch, klass, fields[i]);
        must(SetFieldModificationWatch, klass, fields[i]);
    }
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++)
        if (is_method_named(methods[i], "copy"))
            must(SetBreakpoint, methods[i], 0);
    release(fields);
    release(methods);
    watched = true;
}

/* Before, in the primordial phase, a method is bound on no thread. */
static void JNICALL at_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    names[0] = "VMInit";
    check(0, env, jni, true, thread);
    on(NativeMethodBind, at_NativeMethodBind);
    on(SingleStep, at_SingleStep);
}

static void JNICALL at_start(jvmtiEnv *env, JNIEnv *jni)
{
    names[17] = "VMStart";
    check(17, env, jni, false, NULL);
}

static void load(JavaVM *vm, char *options)
{
    on(VMStart, at_start);
    on(VMInit, at_init);
    on(ThreadStart, at_ThreadStart);
    on(ThreadEnd, at_ThreadEnd);
    on(ClassLoad, at_ClassLoad);
    on(ClassPrepare, at_ClassPrepare);
    on(Exception, at_Exception);
    on(ExceptionCatch, at_ExceptionCatch);
    on(Breakpoint, at_Breakpoint);
    on(FieldAccess, at_FieldAccess);
    on(FieldModification, at_FieldModification);
    on(FramePop, at_FramePop);
    on(MethodEntry, at_MethodEntry);
    on(MethodExit, at_MethodExit);
    on(MonitorWait, at_MonitorWait);
    on(MonitorWaited, at_MonitorWaited);
}

static void observe(JNIEnv *jni, jobject subject)
{
    struct timespec beginning = {0};
    if (!watched)
        inapplicable("classes of the program are prepared before the live phase");
    /* Java may show the end of a thread before the event is posted. */
    while (seen[THREAD_END] == 0 && wait_goes_on(&beginning))
        give_others_time();
    for (int event = 0; event < EVENTS; event++)
        if (names[event] == NULL && (event != FRAME_POP || notified > 0))
            say("event %d of the list did not come", event);
        else if (wrong[event] > 0)
            say("%s: wrong %d times of %d", names[event], wrong[event], seen[event]);
    say("checked");
}

TEST(.target = "event.Busy", .args = LIST("50"), .load = load, .probe = observe,
     .needs = {.can_generate_exception_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_breakpoint_events = 1,
               .can_generate_field_access_events = 1,
               .can_generate_field_modification_events = 1,
               .can_generate_frame_pop_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_native_method_bind_events = 1,
               .can_generate_monitor_events = 1},
     .timeout = 60);
