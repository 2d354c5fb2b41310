/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("Two environments that enabled the same events get the same number of each on a thread.");

enum { CLASS_EVENTS = 3, EVENTS = 11 };

/* By event and environment; those of the thread that calls the probe are compared, on which no event
 * is under way then. */
static _Thread_local const char *names[EVENTS];
static _Thread_local int counts[EVENTS][2];

static void count(int event, const char *name, jvmtiEnv *env)
{
    names[event] = name;
    counts[event][env == second_environment]++;
}

#define CALLBACK(NUMBER, EVENT, ...)                                                               \
    static void JNICALL at_##EVENT(jvmtiEnv *env, JNIEnv *jni, ##__VA_ARGS__)                      \
    {                                                                                              \
        count(NUMBER, #EVENT, env);                                                                \
    }
#define AT_METHOD jthread thread, jmethodID method
#define AT_LOCATION AT_METHOD, jlocation location

CALLBACK(0, ClassFileLoadHook, jclass redefined, jobject loader, const char *name, jobject domain,
         jint length, const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
CALLBACK(1, ClassLoad, jthread thread, jclass klass)
CALLBACK(2, ClassPrepare, jthread thread, jclass klass)
CALLBACK(3, Exception, AT_LOCATION, jobject exception, jmethodID by, jlocation at)
CALLBACK(4, ExceptionCatch, AT_LOCATION, jobject exception)
CALLBACK(5, SingleStep, AT_LOCATION)
CALLBACK(6, MethodEntry, AT_METHOD)
CALLBACK(7, MethodExit, AT_METHOD, jboolean by_exception, jvalue value)
CALLBACK(8, NativeMethodBind, AT_METHOD, void *address, void **other)
CALLBACK(9, MonitorWait, jthread thread, jobject object, jlong timeout)
CALLBACK(10, MonitorWaited, jthread thread, jobject object, jboolean timed_out)

#define BOTH(EVENT, NUMBER) (assay_callbacks.EVENT = at_##EVENT, numbers[enabled++] = NUMBER)

static jvmtiEvent numbers[EVENTS];
static int enabled;

static void load(JavaVM *vm, char *options)
{
    BOTH(ClassFileLoadHook, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    BOTH(ClassLoad, JVMTI_EVENT_CLASS_LOAD);
    BOTH(ClassPrepare, JVMTI_EVENT_CLASS_PREPARE);
    BOTH(Exception, JVMTI_EVENT_EXCEPTION);
    BOTH(ExceptionCatch, JVMTI_EVENT_EXCEPTION_CATCH);
    BOTH(SingleStep, JVMTI_EVENT_SINGLE_STEP);
    BOTH(MethodEntry, JVMTI_EVENT_METHOD_ENTRY);
    BOTH(MethodExit, JVMTI_EVENT_METHOD_EXIT);
    BOTH(NativeMethodBind, JVMTI_EVENT_NATIVE_METHOD_BIND);
    BOTH(MonitorWait, JVMTI_EVENT_MONITOR_WAIT);
    BOTH(MonitorWaited, JVMTI_EVENT_MONITOR_WAITED);
    make_second_environment();
}

static void init(JNIEnv *jni, jthread thread)
{
    for (int i = 0; i < EVENTS; i++)
        enable_in_both(numbers[i]);
}

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < EVENTS; i++)
        if (i < CLASS_EVENTS && names[i] == NULL)
            inapplicable(
                "classes are loaded ahead, or on another thread than the one that uses them");
        else if (names[i] == NULL)
            say("event %d of the list did not come", i);
        else if (counts[i][0] != counts[i][1])
            say("%s: %d and %d", names[i], counts[i][0], counts[i][1]);
    say("compared");
}

/* Bulk oracle: it compares the numbers of eleven events. */
TEST(.target = "event.Busy", .args = LIST("50"), .load = load, .init = init, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1,
               .can_generate_exception_events = 1,
               .can_generate_single_step_events = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_native_method_bind_events = 1,
               .can_generate_monitor_events = 1},
     .timeout = 60);
