/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Breakpoint is posted in interface methods, bridge methods and lambda expressions.");

static jmethodID lambda;

static void JNICALL arrived(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    say("%s at %d", method == lambda ? "a lambda expression's method" : method_name(method),
        (int)location);
}

/* The name of a lambda expression's method is the compiler's. */
static jmethodID lambda_of(jclass klass)
{
    jint count = 0;
    jmethodID *methods = NULL, found = NULL;
    must(GetClassMethods, klass, &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++)
        if (strstr(method_name(methods[i]), ".lambda$") != NULL)
            found = methods[i];
    release(methods);
    if (found == NULL)
        inapplicable("the compiler made no method of the lambda expression");
    return found;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jclass unusual = find_class(jni, "breakpoint/Unusual");
    jclass coded = find_class(jni, "breakpoint/Unusual$Coded");
    lambda = lambda_of(unusual);
    on(Breakpoint, arrived);
    must(SetBreakpoint, method_id(jni, coded, "twice", "()I"), 0);
    must(SetBreakpoint, static_method_id(jni, coded, "thrice", "(I)I"), 0);
    must(SetBreakpoint, lambda, 0);
    must(SetBreakpoint, method_id(jni, unusual, "compareTo", "(Ljava/lang/Object;)I"), 0);
    must(SetBreakpoint, method_id(jni, unusual, "compareTo", "(Lbreakpoint/Unusual;)I"), 0);
}

TEST(.target = "breakpoint.Unusual", .probe = observe,
     .needs = {.can_generate_breakpoint_events = 1});
