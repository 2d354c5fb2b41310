/* SPDX-License-Identifier: Apache-2.0 */

/* What the callbacks say of the events of actors. */
#include "agent.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

jvmtiEvent event_of(enum explored_event event)
{
    static const jvmtiEvent events[EVENTS] = {
        [EVENT_METHOD_ENTRY] = JVMTI_EVENT_METHOD_ENTRY,
        [EVENT_METHOD_EXIT] = JVMTI_EVENT_METHOD_EXIT,
        [EVENT_BREAKPOINT] = JVMTI_EVENT_BREAKPOINT,
        [EVENT_FIELD_ACCESS] = JVMTI_EVENT_FIELD_ACCESS,
        [EVENT_FIELD_MODIFICATION] = JVMTI_EVENT_FIELD_MODIFICATION,
        [EVENT_FRAME_POP] = JVMTI_EVENT_FRAME_POP,
        [EVENT_MONITOR_WAIT] = JVMTI_EVENT_MONITOR_WAIT,
        [EVENT_MONITOR_WAITED] = JVMTI_EVENT_MONITOR_WAITED,
        [EVENT_CONTENDED_ENTER] = JVMTI_EVENT_MONITOR_CONTENDED_ENTER,
        [EVENT_CONTENDED_ENTERED] = JVMTI_EVENT_MONITOR_CONTENDED_ENTERED,
        [EVENT_CLASS_PREPARE] = JVMTI_EVENT_CLASS_PREPARE,
        [EVENT_EXCEPTION] = JVMTI_EVENT_EXCEPTION,
        [EVENT_THREAD_START] = JVMTI_EVENT_THREAD_START,
        [EVENT_THREAD_END] = JVMTI_EVENT_THREAD_END,
        /* As headers from 21 on have them. */
        [EVENT_VIRTUAL_START] = (jvmtiEvent)87,
        [EVENT_VIRTUAL_END] = (jvmtiEvent)88,
    };
    return events[event];
}

/* An event of an actor. */
struct event {
    enum explored_event code;
    int environment;
    int actor;
    char name[40]; /* of the method, if it is in one */
    bool reported; /* as own_method has it */
};

/* False for events of other threads. */
static bool begin(jvmtiEnv *env, JNIEnv *jni, jthread thread, enum explored_event code,
                  struct event *event)
{
    *event = (struct event){.code = code, .actor = actor_of(jni, thread)};
    while (event->environment < ENVIRONMENTS && environments[event->environment] != env)
        event->environment++;
    return event->actor >= 0;
}

/* Says the event with its details, and then makes the call that is kept for it. It is taken before: what
 * is awaited ends with the line. */
__attribute__((format(printf, 3, 4))) static void report(JNIEnv *jni, const struct event *event,
                                                         const char *format, ...)
{
    char details[80];
    struct scenario_operation call;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(details, sizeof details, format, arguments);
    va_end(arguments);
    bool calls = take_attached(&call, event->environment, event->code, event->actor);
    tell("%d %s %s%s%s", event->environment + 1, argument_word('e', (int)event->code),
         argument_word('a', event->actor), details[0] != '\0' ? " " : "", details);
    if (calls)
        call_in_callback(jni, &call);
}

bool own_method(jvmtiEnv *env, JNIEnv *jni, jmethodID method, char *name, size_t size,
                bool *reported)
{
    jclass klass = NULL;
    char *class_name = NULL, *method_name = NULL;
    bool own = (*env)->GetMethodDeclaringClass(env, method, &klass) == JVMTI_ERROR_NONE
               && (*env)->GetClassSignature(env, klass, &class_name, NULL) == JVMTI_ERROR_NONE
               && strncmp(class_name, "Lexplore/", 9) == 0
               && (*env)->GetMethodName(env, method, &method_name, NULL, NULL) == JVMTI_ERROR_NONE;
    if (own) {
        snprintf(name, size, "%s", method_name);
        *reported = (strcmp(class_name, "Lexplore/Frames;") == 0
                     || strcmp(class_name, "Lexplore/Target;") == 0)
                    && method_name[0] != '<';
    }
    (*env)->Deallocate(env, (unsigned char *)class_name);
    (*env)->Deallocate(env, (unsigned char *)method_name);
    (*jni)->DeleteLocalRef(jni, klass);
    return own;
}

static bool begin_in_method(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            enum explored_event code, struct event *event)
{
    if (!begin(env, jni, thread, code, event))
        return false;
    snprintf(event->name, sizeof event->name, "(another method)");
    own_method(env, jni, method, event->name, sizeof event->name, &event->reported);
    return true;
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    struct event event;
    if (begin_in_method(env, jni, thread, method, EVENT_METHOD_ENTRY, &event) && event.reported)
        report(jni, &event, "%s", event.name);
}

static void JNICALL exited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception, jvalue value)
{
    struct event event;
    char result[16] = "";
    if (!begin_in_method(env, jni, thread, method, EVENT_METHOD_EXIT, &event) || !event.reported)
        return;
    if (strcmp(event.name, "spin") == 0 && !by_exception)
        snprintf(result, sizeof result, " %d", value.i);
    report(jni, &event, "%s%s%s", event.name, by_exception ? " exception" : "", result);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    struct event event;
    if (begin_in_method(env, jni, thread, method, EVENT_FRAME_POP, &event))
        report(jni, &event, "%s%s", event.name, by_exception ? " exception" : "");
}

static void JNICALL stopped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    struct event event;
    if (begin_in_method(env, jni, thread, method, EVENT_BREAKPOINT, &event))
        report(jni, &event, "%s %d", event.name, (int)location);
}

/* In methods of the class library they are nothing of the scenario. */
static void JNICALL thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jlocation location, jobject exception, jmethodID catch_method,
                           jlocation catch_location)
{
    struct event event;
    bool reported;
    if (begin(env, jni, thread, EVENT_EXCEPTION, &event)
        && own_method(env, jni, method, event.name, sizeof event.name, &reported))
        report(jni, &event, "%s", event.name);
}

/* The field, if its class and holder are right, too. */
static const char *field_word(JNIEnv *jni, jclass klass, jobject object, jfieldID field)
{
    if (!(*jni)->IsSameObject(jni, klass, target.target))
        return "(a field of another class)";
    if (field == target.fields[FIELD_STATIC])
        return object == NULL ? argument_word('f', FIELD_STATIC) : "(a static field of an object)";
    if (field != target.fields[FIELD_INSTANCE])
        return "(another field)";
    return object != NULL && (*jni)->IsInstanceOf(jni, object, target.target)
               ? argument_word('f', FIELD_INSTANCE)
               : "(of another object)";
}

static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    struct event event;
    if (begin(env, jni, thread, EVENT_FIELD_ACCESS, &event))
        report(jni, &event, "%s", field_word(jni, klass, object, field));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    struct event event;
    if (begin(env, jni, thread, EVENT_FIELD_MODIFICATION, &event))
        report(jni, &event, "%s %d", field_word(jni, klass, object, field), value.i);
}

/* Of other monitors than those of the scenario nothing is said. */
static void monitor_event(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                          enum explored_event code, const char *more)
{
    struct event event;
    for (int i = 0; i < MONITORS; i++)
        if ((*jni)->IsSameObject(jni, object, target.monitors[i])
            && begin(env, jni, thread, code, &event))
            report(jni, &event, "%s%s", argument_word('m', i), more);
}

static void JNICALL waits(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    monitor_event(env, jni, thread, object, EVENT_MONITOR_WAIT, "");
}

static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    monitor_event(env, jni, thread, object, EVENT_MONITOR_WAITED, timed_out ? " true" : " false");
}

static void JNICALL contends(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    monitor_event(env, jni, thread, object, EVENT_CONTENDED_ENTER, "");
}

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object)
{
    monitor_event(env, jni, thread, object, EVENT_CONTENDED_ENTERED, "");
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    struct event event;
    char *name = NULL;
    if (begin(env, jni, thread, EVENT_CLASS_PREPARE, &event)
        && (*env)->GetClassSignature(env, klass, &name, NULL) == JVMTI_ERROR_NONE
        && strcmp(name, "Lexplore/Loaded;") == 0)
        report(jni, &event, "Loaded");
    (*env)->Deallocate(env, (unsigned char *)name);
}

static void plain_event(jvmtiEnv *env, JNIEnv *jni, jthread thread, enum explored_event code)
{
    struct event event;
    if (begin(env, jni, thread, code, &event))
        report(jni, &event, "%s", "");
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    plain_event(env, jni, thread, EVENT_THREAD_START);
}

static void JNICALL ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    plain_event(env, jni, thread, EVENT_THREAD_END);
}

static void JNICALL virtual_started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    plain_event(env, jni, thread, EVENT_VIRTUAL_START);
}

static void JNICALL virtual_ended(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    plain_event(env, jni, thread, EVENT_VIRTUAL_END);
}

/* The callbacks of virtual threads are in headers from 21 on; the table is longer than ours. */
void set_callbacks(jvmtiEnv *env)
{
    enum { SLOTS = 89 - JVMTI_MIN_EVENT_TYPE_VAL };
    union {
        jvmtiEventCallbacks callbacks;
        void *slots[SLOTS];
    } table;
    static void *const callbacks[EVENTS] = {
        [EVENT_METHOD_ENTRY] = (void *)entered,
        [EVENT_METHOD_EXIT] = (void *)exited,
        [EVENT_BREAKPOINT] = (void *)stopped,
        [EVENT_FIELD_ACCESS] = (void *)accessed,
        [EVENT_FIELD_MODIFICATION] = (void *)modified,
        [EVENT_FRAME_POP] = (void *)popped,
        [EVENT_MONITOR_WAIT] = (void *)waits,
        [EVENT_MONITOR_WAITED] = (void *)waited,
        [EVENT_CONTENDED_ENTER] = (void *)contends,
        [EVENT_CONTENDED_ENTERED] = (void *)contended,
        [EVENT_CLASS_PREPARE] = (void *)prepared,
        [EVENT_EXCEPTION] = (void *)thrown,
        [EVENT_THREAD_START] = (void *)started,
        [EVENT_THREAD_END] = (void *)ended,
        [EVENT_VIRTUAL_START] = (void *)virtual_started,
        [EVENT_VIRTUAL_END] = (void *)virtual_ended,
    };
    memset(&table, 0, sizeof table);
    for (int i = 0; i < EVENTS; i++)
        if (callbacks[i] != NULL)
            table.slots[event_of((enum explored_event)i) - JVMTI_MIN_EVENT_TYPE_VAL] = callbacks[i];
    (*env)->SetEventCallbacks(env, &table.callbacks, (jint)sizeof table);
}
