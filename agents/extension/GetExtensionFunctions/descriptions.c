/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetExtensionFunctions describes each function completely and repeatably, with memory to free.");

static jint list(const char *when)
{
    jint count = -1;
    jvmtiExtensionFunctionInfo *functions = NULL;
    int wrong = 0, ids = 0, parameters = 0, refused = 0;
    jvmtiError error = ti(GetExtensionFunctions, &count, &functions);
    say("%s: %s", when, error_name(error));
    if (error != JVMTI_ERROR_NONE || (count > 0 && functions == NULL))
        return -1;
    for (jint i = 0; i < count; i++) {
        jvmtiExtensionFunctionInfo *function = &functions[i];
        wrong += function->func == NULL || function->short_description == NULL
                 || function->error_count < 0
                 || (function->error_count > 0 && function->errors == NULL);
        ids += !is_extension_id(function->id);
        parameters += count_wrong_parameters(function->param_count, function->params);
        for (jint j = 0; function->errors != NULL && j < function->error_count; j++)
            wrong += function->errors[j] <= 0;
        refused += ti(Deallocate, (unsigned char *)function->id) != JVMTI_ERROR_NONE;
        refused += ti(Deallocate, (unsigned char *)function->short_description) != JVMTI_ERROR_NONE;
        refused += ti(Deallocate, (unsigned char *)function->errors) != JVMTI_ERROR_NONE;
        refused += deallocate_parameters(function->param_count, function->params);
    }
    refused += ti(Deallocate, (unsigned char *)functions) != JVMTI_ERROR_NONE;
    say("%s: list: %s", when, truth(count == 0 || (count > 0 && functions != NULL)));
    say("%s: wrong records: %d, wrong ids: %d, wrong parameters: %d", when, wrong, ids, parameters);
    say("%s: refused by Deallocate: %d", when, refused);
    return count;
}

static void load(JavaVM *vm, char *options)
{
    jint first = list("OnLoad"), second = list("again");
    say("the same number: %s", truth(first == second));
}

static void init(JNIEnv *jni, jthread thread)
{
    list("VMInit");
}

TEST(.load = load, .init = init);
