/* SPDX-License-Identifier: Apache-2.0 */
#include "../fields.h"

TITLE("Accesses of watched fields are reported on the virtual thread, before and after parking.");

static void observe(JNIEnv *jni, jobject threads, int round)
{
    if (round == 0) {
        must(SetFieldAccessWatch, code_class(jni), own_field(jni));
        must(SetFieldAccessWatch, code_class(jni), shared_field(jni));
    } else if (round == 1) {
        on_thread(FieldAccess, accessed, acting(jni, threads, VIRTUAL_1));
        on_thread(FieldAccess, accessed, acting(jni, threads, PLATFORM));
    } else if (round == 4) {
        off_thread(FieldAccess, acting(jni, threads, VIRTUAL_1));
    }
}

ACTING_TEST("fields", .needs = {.can_generate_field_access_events = 1});
