/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("MethodExit reports results of each type in methods with compiled callers, and keeps them.");

static jclass results;

/* Of the type that the method's name ends with; calls no Java. */
static const char *result_text(JNIEnv *jni, const char *name, jvalue value)
{
    jobject object = static_object_field(jni, results, "someObject", "Ljava/lang/Object;");
    if (strstr(name, "Object") != NULL)
        return (*jni)->IsSameObject(jni, value.l, object) ? "the object" : "another";
    return value_text(strstr(name, "Long") != NULL     ? 'J'
                      : strstr(name, "Float") != NULL  ? 'F'
                      : strstr(name, "Double") != NULL ? 'D'
                                                       : 'I',
                      value);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    if (strncmp(method_name(method), "Lstack/CompiledResults", 22) != 0)
        return;
    const char *name = short_method_name(method);
    must(ForceGarbageCollection);
    say("%s: %s", name, by_exception ? "undefined" : result_text(jni, name, value));
    if (name[0] == 'c')
        off_thread(MethodExit, thread);
}

/* In the method that is called, whose caller is compiled. */
static void observe(JNIEnv *jni, jobject unused)
{
    jthread self = NULL;
    results = (*jni)->NewGlobalRef(jni, find_class(jni, "stack/CompiledResults"));
    must(GetCurrentThread, &self);
    on_thread(MethodExit, left, self);
}

TEST(.target = "stack.CompiledResults", .probe = observe, .vm_args = LIST(COMPILED_EARLY),
     .needs = {.can_generate_method_exit_events = 1});
