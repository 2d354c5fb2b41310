/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "../ordered.h"

TITLE("An event reaches the second environment if the first one's callback clears or disables it.");

/* By environment: whether the event has come. */
static bool posted[2];

static void end_in_first(JNIEnv *jni, jthread thread, jvmtiEvent event, jmethodID method)
{
    if (is_case("watch-cleared-read"))
        must(ClearFieldAccessWatch, ordered_class(jni), field_of(jni));
    else if (is_case("watch-cleared-write"))
        must(ClearFieldModificationWatch, ordered_class(jni), field_of(jni));
    else if (is_case("breakpoint-cleared"))
        must(ClearBreakpoint, method, 0);
    else
        disable_in(assay_env, event, thread);
}

static void arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jvmtiEvent event)
{
    int place = env == second_environment;
    if (known(method) == NULL || posted[place])
        return;
    posted[place] = true;
    say("%s: %s in %s", recipient(env, jni, thread), event_name(event), known(method));
    if (place == 0)
        end_in_first(jni, thread, event, method);
}

#define CALLBACK(NAME, EVENT, ...)                                                                 \
    static void JNICALL NAME(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,         \
                             ##__VA_ARGS__)                                                        \
    {                                                                                              \
        arrived(env, jni, thread, method, JVMTI_EVENT_##EVENT);                                    \
    }
#define AT jlocation location
#define AT_FIELD AT, jclass klass, jobject object, jfieldID field

CALLBACK(hit, BREAKPOINT, AT)
CALLBACK(stepped, SINGLE_STEP, AT)
CALLBACK(entered, METHOD_ENTRY)
CALLBACK(left, METHOD_EXIT, jboolean by_exception, jvalue value)
CALLBACK(thrown, EXCEPTION, AT, jobject exception, jmethodID by, jlocation at)
CALLBACK(caught, EXCEPTION_CATCH, AT, jobject exception)
CALLBACK(accessed, FIELD_ACCESS, AT_FIELD)
CALLBACK(modified, FIELD_MODIFICATION, AT_FIELD, char type, jvalue value)

static const struct {
    const char *name;
    jvmtiEvent event;
    jvmtiCapabilities needs;
} kinds[] = {
    {"breakpoint", JVMTI_EVENT_BREAKPOINT, {.can_generate_breakpoint_events = 1}},
    {"breakpoint-cleared", JVMTI_EVENT_BREAKPOINT, {.can_generate_breakpoint_events = 1}},
    {"single-step", JVMTI_EVENT_SINGLE_STEP, {.can_generate_single_step_events = 1}},
    {"method-entry", JVMTI_EVENT_METHOD_ENTRY, {.can_generate_method_entry_events = 1}},
    {"method-exit", JVMTI_EVENT_METHOD_EXIT, {.can_generate_method_exit_events = 1}},
    {"exception", JVMTI_EVENT_EXCEPTION, {.can_generate_exception_events = 1}},
    {"exception-catch", JVMTI_EVENT_EXCEPTION_CATCH, {.can_generate_exception_events = 1}},
    {"watch-read", JVMTI_EVENT_FIELD_ACCESS, {.can_generate_field_access_events = 1}},
    {"watch-cleared-read", JVMTI_EVENT_FIELD_ACCESS, {.can_generate_field_access_events = 1}},
    {"watch-write", JVMTI_EVENT_FIELD_MODIFICATION, {.can_generate_field_modification_events = 1}},
    {"watch-cleared-write",
     JVMTI_EVENT_FIELD_MODIFICATION,
     {.can_generate_field_modification_events = 1}}};
static jvmtiEvent chosen;

static void load(JavaVM *vm, char *options)
{
    assay_callbacks = (jvmtiEventCallbacks){.Breakpoint = hit,
                                            .SingleStep = stepped,
                                            .MethodEntry = entered,
                                            .MethodExit = left,
                                            .Exception = thrown,
                                            .ExceptionCatch = caught,
                                            .FieldAccess = accessed,
                                            .FieldModification = modified};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (is_case(kinds[i].name)) {
            chosen = kinds[i].event;
            add_capabilities(assay_env, &kinds[i].needs);
            make_second_environment_with(&kinds[i].needs);
        }
}

static jvmtiError request_in(JNIEnv *jni, jvmtiEnv *env)
{
    if (chosen == JVMTI_EVENT_BREAKPOINT)
        return ti_in(env, SetBreakpoint, touch_method(jni), 0);
    if (chosen == JVMTI_EVENT_FIELD_ACCESS)
        return ti_in(env, SetFieldAccessWatch, ordered_class(jni), field_of(jni));
    if (chosen == JVMTI_EVENT_FIELD_MODIFICATION)
        return ti_in(env, SetFieldModificationWatch, ordered_class(jni), field_of(jni));
    return JVMTI_ERROR_NONE;
}

/* A JVM may have one breakpoint or watch in all environments together. To whom it belongs, and so
 * whether it is there for the second environment after the first one cleared it, is open. */
static void set_in(JNIEnv *jni, jvmtiEnv *env)
{
    jvmtiError error = request_in(jni, env);
    if (error == JVMTI_ERROR_DUPLICATE && env == second_environment) {
        if (strstr(assay_case(), "-cleared") != NULL)
            inapplicable("the environments have one breakpoint or watch together");
    } else if (error != JVMTI_ERROR_NONE)
        say("%s of the request: %s", event_name(chosen), error_name(error));
    enable_in(env, chosen, current_thread());
}

static void observe(JNIEnv *jni, jobject unused)
{
    recover_method(jni);
    touch_method(jni);
    set_in(jni, assay_env);
    set_in(jni, second_environment);
}

TEST(.target = "event.Ordered", .load = load, .probe = observe,
     .cases = LIST("breakpoint", "breakpoint-cleared", "single-step", "method-entry", "method-exit",
                   "exception", "exception-catch", "watch-read", "watch-cleared-read",
                   "watch-write", "watch-cleared-write"));
