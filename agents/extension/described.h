/* SPDX-License-Identifier: Apache-2.0 */

/* What must hold of every description of an extension. */
#ifndef EXTENSION_DESCRIBED_H
#define EXTENSION_DESCRIBED_H

#include "assay.h"

static inline bool in_range(int value, int least, int most)
{
    return value >= least && value <= most;
}

/* The number of parameters that are not described as they should be. */
static inline int wrong_parameters(jint count, const jvmtiParamInfo *parameters)
{
    int wrong = count < 0 || (count > 0 && parameters == NULL);
    for (jint i = 0; wrong == 0 && i < count; i++) {
        const jvmtiParamInfo *parameter = &parameters[i];
        wrong += parameter->name == NULL || *parameter->name == '\0'
                 || !in_range(parameter->kind, JVMTI_KIND_IN, JVMTI_KIND_OUT_BUF)
                 || !in_range(parameter->base_type, JVMTI_TYPE_JBYTE, JVMTI_TYPE_JNIENV)
                 || (parameter->null_ok != JNI_TRUE && parameter->null_ok != JNI_FALSE);
    }
    return wrong;
}

/* Identifiers look like names of packages, with a dot inside. */
static inline bool wrong_id(const char *id)
{
    const char *dot = id != NULL ? strchr(id, '.') : NULL;
    return dot == NULL || dot == id || dot[1] == '\0' || strchr(id, ' ') != NULL;
}

/* Gives back a list of parameters with their names; the number of refusals. */
static inline int give_back(jint count, jvmtiParamInfo *parameters)
{
    int refused = 0;
    for (jint i = 0; i < count; i++)
        refused += ti(Deallocate, (unsigned char *)parameters[i].name) != JVMTI_ERROR_NONE;
    return refused + (ti(Deallocate, (unsigned char *)parameters) != JVMTI_ERROR_NONE);
}

#endif
