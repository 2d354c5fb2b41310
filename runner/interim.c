/* SPDX-License-Identifier: Apache-2.0 */

/* Stand-ins until the modules of matching and of the sinks are there. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "commands.h"
#include "sink.h"
#include "text.h"
#include "known.h"
int cmd_list(int argc, char **argv) { (void)argc; (void)argv; return 2; }
int cmd_show(int argc, char **argv) { (void)argc; (void)argv; return 2; }
#include "known.h"
struct known *known_read(const char *p, const struct rules *r, known_test_check *c, const void *x, char **problem)
{ (void)p; (void)r; (void)c; (void)x; (void)problem; return calloc(1, 1); }
void known_free(struct known *k) { free(k); }
char *known_match(const struct known *k, const struct vm *vm, const char *id, const struct comparison *c, const char *end)
{ (void)k; (void)vm; (void)id; (void)c; (void)end; return NULL; }
char *known_for(const struct known *k, const struct vm *vm, const char *id) { (void)k; (void)vm; (void)id; return NULL; }
