/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

#include "environments.h"
#include "pending.h"
#include "threads.h"

static const char *class_of_interest = "";
static struct {
    jobject object; /* global */
    const char *name;
} named_exception;

void say_events_in(const char *signature)
{
    class_of_interest = signature;
}

/* Goes by the name, for JNI cannot compare objects while an exception is pending. */
bool is_of_interest(jmethodID method)
{
    const char *name = method_name(method);
    size_t length = strlen(class_of_interest);
    return strncmp(name, class_of_interest, length) == 0 && name[length] == '.';
}

void say_exception_as(JNIEnv *jni, jthrowable exception, const char *name)
{
    named_exception.object = (*jni)->NewGlobalRef(jni, exception);
    named_exception.name = name;
}

/* ---- Parts of a line ---------------------------------------------------- */

const char *on_current(JNIEnv *jni, jthread thread)
{
    char *text = assay_text();
    jthread current = NULL;
    must(GetCurrentThread, &current);
    assay_append(text, "on %s%s", thread_name(thread),
                 (*jni)->IsSameObject(jni, current, thread) ? "" : ", not the current thread");
    (*jni)->DeleteLocalRef(jni, current);
    return text;
}

const char *short_method_name(jmethodID method)
{
    char *text = assay_text();
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    assay_append(text, "%s", name);
    release(name);
    return text;
}

bool is_method_named(jmethodID method, const char *name)
{
    return strcmp(short_method_name(method), name) == 0;
}

const char *top_place(jthread thread, jmethodID method)
{
    jmethodID top = NULL;
    jlocation location = -7, first = -3, last = -3;
    must(GetFrameLocation, thread, 0, &top, &location);
    if (top != method)
        return "in another method";
    if (location == -1)
        return "native";
    must(GetMethodLocation, method, &first, &last);
    return location == first ? "at its start" : location == last ? "at its end" : "elsewhere";
}

void say_event_place(jvmtiEnv *env, JNIEnv *jni, const char *event, jthread thread,
                     jmethodID method, jlocation location)
{
    jmethodID top = NULL;
    jlocation top_location = -1;
    must(GetFrameLocation, thread, 0, &top, &top_location);
    say("%s%s %s %d %s%s", side(env), event, short_method_name(method), (int)location,
        on_current(jni, thread),
        top == method && top_location == location ? "" : ", unlike the top frame");
}

/* ---- Callbacks that say a line ------------------------------------------ */

void JNICALL say_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say_event_place(env, jni, "breakpoint", thread, method, location);
}

void JNICALL say_single_step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location)
{
    if (is_of_interest(method))
        say_event_place(env, jni, "step", thread, method, location);
}

void JNICALL say_method_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("%sentry %s %s", side(env), short_method_name(method), on_current(jni, thread));
}

void JNICALL say_method_exit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception, jvalue value)
{
    if (!is_of_interest(method))
        return;
    jthrowable pending = set_aside(jni);
    if (by_exception)
        say("%sexit %s by exception %s", side(env), short_method_name(method),
            on_current(jni, thread));
    else
        say("%sexit %s: %d %s", side(env), short_method_name(method), (int)value.i,
            on_current(jni, thread));
    put_back(jni, pending);
}

void JNICALL say_entry_place(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    if (is_of_interest(method))
        say("%s %s on %s", short_method_name(method), top_place(thread, method),
            thread_name(thread));
}

void JNICALL say_method_left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jboolean by_exception, jvalue value)
{
    if (!is_of_interest(method) || is_method_named(method, "main"))
        return;
    if (by_exception)
        say("%s left by exception true", short_method_name(method));
    else
        say("%s left by exception false, value %d", short_method_name(method), (int)value.i);
}

void JNICALL say_frame_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    jthrowable pending = set_aside(jni);
    say("%spop %s by exception %s %s", side(env), short_method_name(method), truth(by_exception),
        on_current(jni, thread));
    put_back(jni, pending);
}

static const char *name_of_exception(JNIEnv *jni, jobject exception)
{
    return (*jni)->IsSameObject(jni, exception, named_exception.object) ? named_exception.name
                                                                        : "another exception";
}

static _Thread_local bool puts_back; /* which a JVM may post as an exception of its own */

void JNICALL say_exception(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    if (puts_back || !is_of_interest(method))
        return;
    jthrowable pending = set_aside(jni);
    say_event_place(env, jni, "throw", thread, method, location);
    if (catch_method != NULL)
        say("%s, to be caught in %s at %d", name_of_exception(jni, exception),
            short_method_name(catch_method), (int)catch_location);
    puts_back = true;
    put_back(jni, pending);
    puts_back = false;
}

void JNICALL say_exception_catch(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                 jlocation location, jobject exception)
{
    /* What set_aside has cleared is null, if it is posted. */
    if (exception == NULL || !is_of_interest(method))
        return;
    jthrowable pending = set_aside(jni);
    say("%scatch %s %s %d %s", side(env), name_of_exception(jni, exception),
        short_method_name(method), (int)location, on_current(jni, thread));
    put_back(jni, pending);
}

/* ---- Callbacks that act ------------------------------------------------- */

static struct {
    jmethodID method;
    void (*act)(JNIEnv *jni, jthread thread);
    bool acted;
} first_event;

static void act_once(JNIEnv *jni, jthread thread, jmethodID method)
{
    if (first_event.acted || (first_event.method != NULL && first_event.method != method))
        return;
    first_event.acted = true;
    first_event.act(jni, thread);
}

static void act_at_monitor(JNIEnv *jni, jthread thread, jobject object)
{
    if (monitor_name(jni, object) != NULL)
        act_once(jni, thread, first_event.method);
}

/* MonitorContendedEnter and MonitorContendedEntered. */
static void JNICALL act_at_contention(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    act_at_monitor(jni, thread, object);
}

static void JNICALL act_at_wait(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                jlong timeout)
{
    act_at_monitor(jni, thread, object);
}

static void JNICALL act_at_waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                                  jboolean timed_out)
{
    act_at_monitor(jni, thread, object);
}

static void JNICALL act_at_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    act_once(jni, thread, method);
}

/* SingleStep and Breakpoint. */
static void JNICALL act_at_location(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                    jlocation location)
{
    act_once(jni, thread, method);
}

static void JNICALL act_at_access(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                  jlocation location, jclass klass, jobject object, jfieldID field)
{
    act_once(jni, thread, method);
}

static void JNICALL act_at_modification(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                        jmethodID method, jlocation location, jclass klass,
                                        jobject object, jfieldID field, char type, jvalue value)
{
    act_once(jni, thread, method);
}

void act_at_first_event(jvmtiEvent event, jthread thread, jmethodID method,
                        void (*act)(JNIEnv *jni, jthread thread))
{
    first_event.method = method;
    first_event.act = act;
    assay_callbacks.MethodEntry = act_at_entry;
    assay_callbacks.SingleStep = act_at_location;
    assay_callbacks.Breakpoint = act_at_location;
    assay_callbacks.FieldAccess = act_at_access;
    assay_callbacks.FieldModification = act_at_modification;
    assay_callbacks.MonitorContendedEnter = act_at_contention;
    assay_callbacks.MonitorContendedEntered = act_at_contention;
    assay_callbacks.MonitorWait = act_at_wait;
    assay_callbacks.MonitorWaited = act_at_waited;
    assay_enable(event, thread);
}

/* ---- Ends of threads ---------------------------------------------------- */

void say_end_of(JNIEnv *jni, const char *event, jthread thread, const char *name)
{
    if (strcmp(thread_name(thread), name) != 0)
        return;
    /* One that ends the thread may be pending. */
    jthrowable pending = set_aside(jni);
    say("%s: the current thread: %s", event,
        truth((*jni)->IsSameObject(jni, thread, current_thread())));
    put_back(jni, pending);
    release_end_of(name);
}

/* ---- Sampled allocations ------------------------------------------------ */

static bool counts_samples;
static int samples;

bool count_sample(void)
{
    samples += counts_samples;
    return counts_samples;
}

void allocate_until_sampled(JNIEnv *jni, void (*allocate)(JNIEnv *jni))
{
    enum { IN_A_ROW = 100, TRIES = 100000 };
    counts_samples = true;
    samples = 0;
    for (int tries = 0; tries < TRIES && samples < IN_A_ROW; tries++) {
        samples = 0;
        for (int i = 0; i < IN_A_ROW; i++) {
            allocate(jni);
            no_exception(jni);
        }
    }
    counts_samples = false;
}
