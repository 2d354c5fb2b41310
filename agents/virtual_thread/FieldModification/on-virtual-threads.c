/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("Modifications of watched fields are reported on virtual threads, with the new value.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        must(SetFieldModificationWatch, code_class(jni), own_field(jni));
        must(SetFieldModificationWatch, code_class(jni), shared_field(jni));
    } else if (round == 1) {
        on_thread(FieldModification, modified, acting(jni, threads, VIRTUAL_0));
        on_thread(FieldModification, modified, acting(jni, threads, PLATFORM));
    } else if (round == 4) {
        off_thread(FieldModification, acting(jni, threads, VIRTUAL_0));
    }
}

ACTING_TEST("fields", .needs = {.can_generate_field_modification_events = 1});
