/* SPDX-License-Identifier: Apache-2.0 */

/* What the callbacks say of the events of actors. */
#include "agent.h"

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
        [EVENT_THREAD_START] = JVMTI_EVENT_THREAD_START,
        [EVENT_THREAD_END] = JVMTI_EVENT_THREAD_END,
        /* As headers from 21 on have them. */
        [EVENT_VIRTUAL_START] = (jvmtiEvent)87,
        [EVENT_VIRTUAL_END] = (jvmtiEvent)88,
    };
    return events[event];
}

/* "1 MethodEntry A", of an event of an actor; false for those of other threads. */
static bool begin(jvmtiEnv *env, JNIEnv *jni, jthread thread, enum explored_event event, char *text,
                  size_t size)
{
    int actor = actor_of(jni, thread), number = 0;
    while (number < ENVIRONMENTS && environments[number] != env)
        number++;
    if (actor >= 0)
        snprintf(text, size, "%d %s %s", number + 1, argument_word('e', event),
                 argument_word('a', actor));
    return actor >= 0;
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

/* An event in a method: "1 MethodEntry A", and the method. */
struct method_event {
    char text[80];
    char name[40];
    bool reported; /* as own_method has it */
};

/* False for events of threads that are no actors. */
static bool begin_in_method(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            enum explored_event code, struct method_event *event)
{
    *event = (struct method_event){.name = "(another method)"};
    if (!begin(env, jni, thread, code, event->text, sizeof event->text))
        return false;
    own_method(env, jni, method, event->name, sizeof event->name, &event->reported);
    return true;
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    struct method_event event;
    if (begin_in_method(env, jni, thread, method, EVENT_METHOD_ENTRY, &event) && event.reported)
        tell("%s %s", event.text, event.name);
}

static void JNICALL exited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception, jvalue value)
{
    struct method_event event;
    char result[16] = "";
    if (!begin_in_method(env, jni, thread, method, EVENT_METHOD_EXIT, &event) || !event.reported)
        return;
    if (strcmp(event.name, "spin") == 0 && !by_exception)
        snprintf(result, sizeof result, " %d", value.i);
    tell("%s %s%s%s", event.text, event.name, by_exception ? " exception" : "", result);
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    struct method_event event;
    if (begin_in_method(env, jni, thread, method, EVENT_FRAME_POP, &event))
        tell("%s %s%s", event.text, event.name, by_exception ? " exception" : "");
}

static void JNICALL stopped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    struct method_event event;
    if (begin_in_method(env, jni, thread, method, EVENT_BREAKPOINT, &event))
        tell("%s %s %d", event.text, event.name, (int)location);
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
    char text[80];
    if (begin(env, jni, thread, EVENT_FIELD_ACCESS, text, sizeof text))
        tell("%s %s", text, field_word(jni, klass, object, field));
}

static void JNICALL modified(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field,
                             char type, jvalue value)
{
    char text[80];
    if (begin(env, jni, thread, EVENT_FIELD_MODIFICATION, text, sizeof text))
        tell("%s %s %d", text, field_word(jni, klass, object, field), value.i);
}

/* Of other monitors than those of the scenario nothing is said. */
static void monitor_event(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                          enum explored_event event, const char *more)
{
    char text[80];
    for (int i = 0; i < MONITORS; i++)
        if ((*jni)->IsSameObject(jni, object, target.monitors[i])
            && begin(env, jni, thread, event, text, sizeof text))
            tell("%s %s%s", text, argument_word('m', i), more);
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
    char text[80], *name = NULL;
    if (begin(env, jni, thread, EVENT_CLASS_PREPARE, text, sizeof text)
        && (*env)->GetClassSignature(env, klass, &name, NULL) == JVMTI_ERROR_NONE
        && strcmp(name, "Lexplore/Loaded;") == 0)
        tell("%s Loaded", text);
    (*env)->Deallocate(env, (unsigned char *)name);
}

static void plain_event(jvmtiEnv *env, JNIEnv *jni, jthread thread, enum explored_event event)
{
    char text[80];
    if (begin(env, jni, thread, event, text, sizeof text))
        tell("%s", text);
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
