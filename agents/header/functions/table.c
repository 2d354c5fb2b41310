/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#define CHECK_table
#include "processes.h"
#include "header_checks.inc"

TITLE("The function table has an address in each slot of the JVM's release.");

static void check(JavaVM *vm, char *options)
{
    void *const *table = *(void *const *const *)(void *)assay_env;
    jint version = 0;
    must(GetVersionNumber, &version);
    /* Slots of later releases are not read: they may be beyond the table. */
    for (const struct check *check = checks; check->name != NULL; check++)
        if (due_in(check, release_of(version)))
            say("%s: has %s", check->name,
                table[atoi(check->text) - 1] != NULL ? "an address" : "null");
}

TEST(.load = check);
