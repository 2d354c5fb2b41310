/* SPDX-License-Identifier: Apache-2.0 */

/* The methods of stack.WarmChain. */
#ifndef ASSAY_STACK_CHAIN_H
#define ASSAY_STACK_CHAIN_H

#include <stdio.h>

#include "assay.h"

static inline jclass chain_class(JNIEnv *jni)
{
    static jclass chain;
    if (chain == NULL)
        chain = (jclass)(*jni)->NewGlobalRef(jni, find_class(jni, "stack/WarmChain"));
    return chain;
}

/* The method's name, or null for one that is of another class. */
static inline const char *chain_method(JNIEnv *jni, jmethodID method)
{
    static char text[32];
    char *name = NULL;
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    bool is_chain = (*jni)->IsSameObject(jni, klass, chain_class(jni));
    (*jni)->DeleteLocalRef(jni, klass);
    if (!is_chain)
        return NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    snprintf(text, sizeof text, "%s", name);
    release(name);
    return text;
}

#endif
