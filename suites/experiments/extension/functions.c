/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "experiment.h"

QUESTION("Which extension functions are on offer, and what do they take?");
PASSAGES("GetExtensionFunctions: extensions are the JVM's own.");
WHY("Tools use them where the interface itself has nothing, and are bound to that JVM.");

static const char *param_kind(jvmtiParamKind kind)
{
    static const struct {
        jvmtiParamKind kind;
        const char *name;
    } kinds[] = {{JVMTI_KIND_IN, "in"},
                 {JVMTI_KIND_IN_PTR, "in-ptr"},
                 {JVMTI_KIND_IN_BUF, "in-buf"},
                 {JVMTI_KIND_ALLOC_BUF, "alloc-buf"},
                 {JVMTI_KIND_ALLOC_ALLOC_BUF, "alloc-alloc-buf"},
                 {JVMTI_KIND_OUT, "out"},
                 {JVMTI_KIND_OUT_BUF, "out-buf"}};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (kinds[i].kind == kind)
            return kinds[i].name;
    return "?";
}

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *all = NULL;
    must(GetExtensionFunctions, &count, &all);
    for (jint i = 0; i < count; i++) {
        char *text = assay_text();
        for (jint j = 0; j < all[i].param_count; j++)
            assay_append(text, "%s%s %s", j > 0 ? ", " : "", all[i].params[j].name,
                         param_kind(all[i].params[j].kind));
        say("%s: (%s)", all[i].id, text);
    }
}

ASK(.probe = observe);
