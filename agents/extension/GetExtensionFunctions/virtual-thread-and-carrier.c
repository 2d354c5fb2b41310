/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "virtual.h"

TITLE("Extension functions give the carrier of a virtual thread, and the thread that it carries.");

/* The function of this id, which is given a thread and gives another. Never released. */
static const jvmtiExtensionFunctionInfo *function_named(const char *id)
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *functions = NULL;
    must(GetExtensionFunctions, &count, &functions);
    for (jint i = 0; i < readable(functions, count); i++) {
        const jvmtiParamInfo *params = functions[i].params;
        if (strcmp(readable_text(functions[i].id), id) == 0
            && readable(params, functions[i].param_count) == 2 && functions[i].func != NULL
            && params[0].kind == JVMTI_KIND_IN && params[0].base_type == JVMTI_TYPE_JTHREAD
            && params[1].kind == JVMTI_KIND_OUT && params[1].base_type == JVMTI_TYPE_JTHREAD)
            return &functions[i];
    }
    inapplicable("the JVM has no extension function %s of a thread", id);
}

static char *unlisted; /* errors that the functions do not list */

/* The thread that the function gives, or null. What it does is the implementation's own matter. */
static jthread call(const jvmtiExtensionFunctionInfo *function, const char *whose, jthread thread)
{
    jthread given = NULL;
    bool listed = false;
    jvmtiError error = function->func(assay_env, thread, &given);
    for (jint i = 0; i < readable(function->errors, function->error_count); i++)
        listed |= function->errors[i] == error;
    if (error != JVMTI_ERROR_NONE && !listed && !is_universal_error(error))
        assay_append(unlisted, "%s: %s ", whose, error_name(error));
    return error == JVMTI_ERROR_NONE ? given : NULL;
}

static void observe(JNIEnv *jni, jobjectArray threads)
{
    const jvmtiExtensionFunctionInfo *virtual_of, *carrier_of;
    virtual_of = function_named("com.sun.hotspot.functions.GetVirtualThread");
    carrier_of = function_named("com.sun.hotspot.functions.GetCarrierThread");
    unlisted = assay_text();
    jthread platform = (*jni)->GetObjectArrayElement(jni, threads, 0), self = NULL;
    must(GetCurrentThread, &self);
    jthread carrier = call(carrier_of, "the current thread", self);
    say("has a carrier: %s", truth(carrier != NULL && !is_virtual(jni, carrier)));
    jthread carried = carrier == NULL ? NULL : call(virtual_of, "the carrier", carrier);
    say("it carries the thread: %s", truth((*jni)->IsSameObject(jni, carried, self)));
    say("main carries one: %s", truth(call(virtual_of, "main", platform) != NULL));
    say("main has a carrier: %s", truth(call(carrier_of, "main", platform) != NULL));
    jthread unstarted = (*jni)->GetObjectArrayElement(jni, threads, 1);
    say("an unstarted one has: %s",
        truth(call(carrier_of, "unstarted virtual thread", unstarted) != NULL));
    unstarted = (*jni)->GetObjectArrayElement(jni, threads, 2);
    say("an unstarted one carries: %s",
        truth(call(virtual_of, "unstarted platform thread", unstarted) != NULL));
    say("a virtual one carries: %s", truth(call(virtual_of, "virtual", self) != NULL));
    say("errors that are not listed: %s", unlisted[0] == '\0' ? "none" : unlisted);
}

TEST(VIRTUAL_THREADS, .target = "extension.Carried", .probe = observe,
     .needs = {.can_support_virtual_threads = 1});
