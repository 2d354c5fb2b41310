/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("DisposeEnvironment leaves breakpoints and watches alone that another environment has set, too.");

static jmethodID method;
static jvmtiEnv *other;
static int hits, reads;
static _Thread_local bool asking; /* others may read the field, too */

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID at, jlocation where)
{
    hits += env == assay_env && asking && at == method && where == 0;
}

static void JNICALL read(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID at, jlocation where,
                         jclass klass, jobject object, jfieldID field)
{
    reads += env == assay_env && asking;
}

/* A JVM may have one breakpoint or watch in all environments together: then the second one is refused. */
static void need_own(jvmtiEnv *env, const char *function, jvmtiError error)
{
    bool second = (env == other) != is_case("older");
    if (error == JVMTI_ERROR_DUPLICATE && second)
        inapplicable("%s: the environments have one request together", function);
    assay_must(env, function, error);
}

static void request(jvmtiEnv *env, jclass klass, jfieldID field)
{
    static const jvmtiEventCallbacks callbacks = {.Breakpoint = hit, .FieldAccess = read};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    enable_in(env, JVMTI_EVENT_BREAKPOINT, NULL);
    enable_in(env, JVMTI_EVENT_FIELD_ACCESS, NULL);
    need_own(env, "SetBreakpoint", ti_in(env, SetBreakpoint, method, 0));
    need_own(env, "SetFieldAccessWatch", ti_in(env, SetFieldAccessWatch, klass, field));
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {0};
    must(GetCapabilities, &capabilities);
    other = new_environment_with(&capabilities);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass klass = find_class(jni, "assay/Subjects"), limits = find_class(jni, "java/lang/Integer");
    jfieldID field = static_field_id(jni, limits, "MAX_VALUE", "I");
    method = static_method_id(jni, klass, "twice", "(I)I");
    request(is_case("older") ? other : assay_env, limits, field);
    request(is_case("older") ? assay_env : other, limits, field);
    must_in(other, DisposeEnvironment);
    asking = true;
    (*jni)->CallStaticIntMethod(jni, klass, method, 21);
    (*jni)->GetStaticIntField(jni, limits, field);
    asking = false;
    say("breakpoints: %d, reads: %d", hits, reads);
    SAY_CALL(ClearBreakpoint, method, 0);
    SAY_CALL(ClearFieldAccessWatch, limits, field);
}

/* The case says whose requests the other made: the older or the newer ones. */
TEST(.load = load, .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1, .can_generate_field_access_events = 1},
     .cases = LIST("older", "newer"));
