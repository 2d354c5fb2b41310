/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "../class/kinds.h"

QUESTION("In which order are fields, and methods, given, and those of which classes?");
PASSAGES("GetClassFields: in the order of the class file; GetClassMethods: in no order that is "
         "said without can_maintain_original_method_order.");
WHY("Tools that show members, or number fields for heap references, rely on it.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = kind(jni, subject, 0);
    jint count = 0;
    jfieldID *fields = NULL;
    jmethodID *methods = NULL;
    char *name = NULL, *text = assay_text();
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < count; i++) {
        must(GetFieldName, klass, fields[i], &name, NULL, NULL);
        assay_append(text, " %s", name);
    }
    say("fields:%s", text);
    must(GetClassMethods, klass, &count, &methods);
    text = assay_text();
    for (jint i = 0; i < count; i++) {
        must(GetMethodName, methods[i], &name, NULL, NULL);
        assay_append(text, " %s", name);
    }
    /* Without the capability the order depends on addresses: only their number is said. */
    jvmtiCapabilities held;
    must(GetCapabilities, &held);
    say("methods:%s", held.can_maintain_original_method_order ? text : " (capability not offered)");
    say("methods, how many: %d", (int)count);
}

ASK(.target = "experiments.Members", .probe = observe,
    .wants = {.can_maintain_original_method_order = 1});
